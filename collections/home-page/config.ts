import type { Field, GlobalConfig } from 'payload'
import { HOME_PAGE_DEFAULTS as defaults } from '@/domain/content/home-page-defaults'
import { PREVIEW_PATHS } from '@/domain/content/preview-paths'
import { hiddenUnless, onlyRoles } from '../access/roles'
import { NO_DRAFT_BY_THE_WAY } from '../fields/belongs-to'
import { globalPreview } from '../fields/draft-preview'

const title = (name: keyof typeof defaults, label: string): Field => ({
  name,
  type: 'text',
  label,
  required: true,
  maxLength: 120,
  defaultValue: defaults[name] as string,
})

const text = (name: keyof typeof defaults, label: string): Field => ({
  name,
  type: 'textarea',
  label,
  required: true,
  maxLength: 500,
  defaultValue: defaults[name] as string,
})

export const HomePage: GlobalConfig = {
  slug: 'home-page',
  label: 'Page d’accueil',
  admin: {
    hideAPIURL: true,
    group: 'Contenus',
    description: 'Un brouillon ne se voit pas\u00a0: publie-le, ou choisis quand il le sera.',
    hidden: hiddenUnless('staff', 'marketer'),
    ...globalPreview(PREVIEW_PATHS.homePreview),
  },
  access: {
    read: onlyRoles('staff', 'marketer'),
    readVersions: onlyRoles('staff', 'marketer'),
    update: onlyRoles('staff', 'marketer'),
  },
  // A trigger of its table renews the page: a draft renews nothing.
  versions: { max: 30, drafts: { autosave: { interval: 1500 }, schedulePublish: { timeFormat: 'HH:mm' } } },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: 'En tête', fields: [title('hero_title', 'Titre'), text('hero_lead', 'Phrase')] },
        {
          label: 'Promesse',
          fields: [
            title('promise_title', 'Titre'),
            {
              name: 'promises',
              type: 'array',
              label: 'Chiffres',
              labels: { singular: 'Chiffre', plural: 'Chiffres' },
              minRows: 3,
              maxRows: 3,
              defaultValue: defaults.promises,
              fields: [
                { name: 'figure', type: 'text', label: 'Chiffre', required: true, maxLength: 20 },
                { name: 'text', type: 'text', label: 'Phrase', required: true, maxLength: 160 },
              ],
            },
          ],
        },
        {
          label: 'Catalogue',
          fields: [
            title('featured_title', 'Titre des aventures à la une'),
            text('featured_text', 'Phrase des aventures à la une'),
            {
              name: 'featured',
              type: 'relationship',
              relationTo: 'expeditions',
              hasMany: true,
              maxRows: 12,
              label: 'Aventures à la une',
              admin: {
                ...NO_DRAFT_BY_THE_WAY,
                description:
                  'Fais glisser pour changer l’ordre du carrousel. Celles qui ne sont plus en vente disparaissent d’elles-mêmes\u00a0; vide, ce sont celles qui ont un rang à la une.',
              },
            },
            title('families_title', 'Titre des familles d’activités'),
            title('selections_title', 'Titre des sélections'),
          ],
        },
        {
          label: 'Train',
          fields: [
            title('train_title', 'Titre'),
            text('train_text', 'Texte'),
            {
              name: 'train_stops',
              type: 'array',
              label: 'Arrêts',
              labels: { singular: 'Arrêt', plural: 'Arrêts' },
              maxRows: 8,
              defaultValue: defaults.train_stops,
              fields: [
                { name: 'time', type: 'text', label: 'Durée', required: true, maxLength: 12 },
                { name: 'city', type: 'text', label: 'Ville', required: true, maxLength: 60 },
                { name: 'text', type: 'text', label: 'Ce qu’on y fait', required: true, maxLength: 120 },
              ],
            },
          ],
        },
        {
          label: 'Le reste',
          fields: [
            title('reviews_title', 'Titre des avis'),
            title('agency_title', 'Titre de l’agence'),
            text('agency_text', 'Texte de l’agence'),
            title('newsletter_title', 'Titre de la newsletter'),
            text('newsletter_text', 'Texte de la newsletter'),
          ],
        },
      ],
    },
  ],
}
