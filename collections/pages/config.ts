import type { CollectionConfig } from 'payload'
import { RESERVED_SLUGS } from '@/domain/content/reserved-slugs'
import { PREVIEW_PATHS } from '@/domain/content/preview-paths'
import { hiddenUnless, marketingAccess } from '../access/roles'
import { blocksField } from '../blocks/blocks-field'
import { validateBlocks } from '../blocks/validate-blocks'
import { nameCopy } from '../fields/name-copy'
import { seoFields } from '../fields/seo-fields'
import { slugField } from '../fields/slug-field'
import { draftPreview } from '../fields/draft-preview'
import { quickFilters } from '../lists/quick-filters'

export const Pages: CollectionConfig = {
  slug: 'pages',
  labels: { singular: 'Page', plural: 'Pages' },
  admin: {
    group: 'Contenus',
    hideAPIURL: true,
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'slug'],
    description:
      'Les pages du site faites de blocs. Un brouillon ne se voit pas\u00a0; une ancienne adresse mène à la nouvelle.',
    hidden: hiddenUnless('staff', 'marketer'),
    components: {
      ...quickFilters(
        { label: 'Publiées', where: { _status: { equals: 'published' } } },
        { label: 'Brouillons', where: { _status: { equals: 'draft' } } },
      ),
      views: {
        start: {
          Component: '/admin/content/start-views#StartPageView',
          path: '/create',
          exact: true,
          meta: { title: 'Nouvelle page' },
        },
      },
    },
    ...draftPreview(PREVIEW_PATHS.pagePreview),
  },
  defaultSort: 'title',
  access: marketingAccess,
  versions: { maxPerDoc: 30, drafts: { autosave: { interval: 1500 }, schedulePublish: { timeFormat: 'HH:mm' } } },
  hooks: { beforeValidate: [validateBlocks('pages')] },
  fields: [
    {
      name: 'title',
      type: 'text',
      label: 'Titre',
      required: true,
      maxLength: 120,
      hooks: { beforeDuplicate: [nameCopy({ maxLength: 120 })] },
    },
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Contenu',
          fields: [
            {
              name: 'lead',
              type: 'textarea',
              label: 'Chapô',
              maxLength: 400,
              admin: { description: 'La phrase ou deux sous le titre.' },
            },
            {
              name: 'image',
              type: 'upload',
              relationTo: 'media',
              label: 'Image du haut',
              admin: { description: 'Derrière le titre, sur toute la largeur. Vide\u00a0: un titre sans image.' },
            },
            {
              name: 'show_contents',
              type: 'checkbox',
              label: 'Sommaire à côté du texte',
              defaultValue: false,
              admin: { description: 'Pour une longue page\u00a0: ses titres, qui restent en vue.' },
            },
            blocksField(),
          ],
        },
        { label: 'Recherche et partage', fields: [seoFields()] },
      ],
    },
    slugField({ from: 'title', reserved: RESERVED_SLUGS }),
  ],
}
