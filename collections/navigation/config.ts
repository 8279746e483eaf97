import type { BlocksField, GlobalConfig } from 'payload'
import { NAVIGATION_DEFAULTS as defaults, type NavigationList } from '@/domain/content/navigation-defaults'
import { PREVIEW_PATHS } from '@/domain/content/preview-paths'
import { hiddenUnless, onlyRoles } from '../access/roles'
import { globalPreview } from '../fields/draft-preview'
import { linkBlocks } from './link-blocks'

const links = ({
  name,
  label,
  maxRows,
  withPicture,
}: {
  name: NavigationList
  label: string
  maxRows: number
  withPicture?: boolean
}): BlocksField => ({
  name,
  type: 'blocks',
  label,
  labels: { singular: 'Lien', plural: 'Liens' },
  maxRows,
  // Not a default of its column: that would stay what it is today.
  defaultValue: () => defaults[name],
  blocks: linkBlocks({ withPicture }),
  admin: { initCollapsed: true },
})

export const Navigation: GlobalConfig = {
  slug: 'navigation',
  label: 'Liens du site',
  admin: {
    hideAPIURL: true,
    group: 'Contenus',
    description:
      'L’en-tête et le pied de toutes les pages. Un brouillon ne se voit pas\u00a0: publie-le, ou choisis quand il le sera. Fais glisser pour changer l’ordre\u00a0; une liste vide reprend les liens d’origine.',
    hidden: hiddenUnless('staff', 'marketer'),
    ...globalPreview(PREVIEW_PATHS.linksPreview),
  },
  access: {
    read: onlyRoles('staff', 'marketer'),
    readVersions: onlyRoles('staff', 'marketer'),
    update: onlyRoles('staff', 'marketer'),
  },
  // A trigger of its table renews the pages: a draft renews nothing.
  versions: { max: 30, drafts: { autosave: { interval: 1500 }, schedulePublish: { timeFormat: 'HH:mm' } } },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'En-tête',
          fields: [
            links({ name: 'top_links', label: 'Ligne du haut, autour du téléphone', maxRows: 5 }),
            links({ name: 'main_links', label: 'À côté du logo', maxRows: 4 }),
            links({ name: 'menu_links', label: 'Menu du téléphone', maxRows: 8 }),
          ],
        },
        {
          label: '« Notre mission »',
          fields: [
            links({ name: 'agency_links', label: 'L’agence', maxRows: 8 }),
            links({ name: 'featured_links', label: 'A la une', maxRows: 4, withPicture: true }),
          ],
        },
        {
          label: 'Pied de page',
          fields: [
            links({ name: 'about_links', label: 'À propos', maxRows: 10 }),
            links({ name: 'service_links', label: 'Services', maxRows: 10 }),
            links({ name: 'blog_links', label: 'Le blog', maxRows: 10 }),
          ],
        },
      ],
    },
  ],
}
