import type { Block, Field, UploadField } from 'payload'
import { SITE_PAGES } from '@/domain/site/site-pages'
import { NO_DRAFT_BY_THE_WAY } from '../fields/belongs-to'
import { validateAddress } from './validate-address'

type LinkKind = { slug: string; interfaceName: string; singular: string; plural: string; to: Field }

const label: Field = { name: 'label', type: 'text', label: 'Mots', required: true, maxLength: 40 }

const picture: UploadField = {
  name: 'image',
  type: 'upload',
  relationTo: 'media',
  label: 'Image',
  admin: { description: 'Derrière les mots. Vide\u00a0: une image de la marque.' },
}

const KINDS: LinkKind[] = [
  {
    slug: 'site_link',
    interfaceName: 'SiteLink',
    singular: 'Une page de toujours',
    plural: 'Pages de toujours',
    to: {
      name: 'page',
      type: 'select',
      label: 'Page',
      required: true,
      options: SITE_PAGES.map(({ value, label: name }) => ({ value, label: name })),
    },
  },
  {
    slug: 'document_link',
    interfaceName: 'DocumentLink',
    singular: 'Une page, un article, une famille',
    plural: 'Pages, articles, familles',
    to: {
      name: 'document',
      type: 'relationship',
      relationTo: ['pages', 'articles', 'activity-categories'],
      label: 'Lequel ou laquelle',
      required: true,
      admin: {
        ...NO_DRAFT_BY_THE_WAY,
        description: 'Le lien suit son adresse, et disparaît tant que ce n’est pas publié.',
      },
    },
  },
  {
    slug: 'address_link',
    interfaceName: 'AddressLink',
    singular: 'Une adresse',
    plural: 'Adresses',
    to: { name: 'href', type: 'text', label: 'Adresse', required: true, maxLength: 300, validate: validateAddress },
  },
]

const blockOf =
  (withPicture: boolean) =>
  ({ slug, interfaceName, singular, plural, to }: LinkKind): Block => ({
    slug,
    interfaceName: withPicture ? `Pictured${interfaceName}` : interfaceName,
    labels: { singular, plural },
    admin: { disableBlockName: true, components: { Label: '/admin/content/item-row-label#ItemRowLabel' } },
    fields: withPicture ? [label, to, picture] : [label, to],
  })

/** What a link may lead to, one kind a block. */
export const linkBlocks = ({ withPicture = false } = {}): Block[] => KINDS.map(blockOf(withPicture))
