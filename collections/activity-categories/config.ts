import type { CollectionConfig, PayloadRequest } from 'payload'
import { CATEGORY_ICONS } from '@/domain/catalogue/category-icons'
import { addJob } from '@/server/platform/jobs/add-job'
import { hiddenUnless, marketingAccess } from '../access/roles'
import { slugField } from '../fields/slug-field'

/** The filter of the catalogue and the tiles of the home page follow the marketers' families. */
const refreshCatalogue = async ({ req }: { req: PayloadRequest }): Promise<void> => {
  await addJob({ req, task: 'refresh_hit_families', payload: {}, key: 'refresh_hit_families' })
}

export const ActivityCategories: CollectionConfig = {
  slug: 'activity-categories',
  labels: { singular: 'Famille d’activités', plural: 'Familles d’activités' },
  orderable: true,
  admin: {
    group: 'Contenus',
    hideAPIURL: true,
    useAsTitle: 'title',
    defaultColumns: ['title', 'icon', 'activities', 'updatedAt'],
    description: 'Les familles du filtre du catalogue et de la page d’accueil. Fais glisser pour changer l’ordre.',
    hidden: hiddenUnless('staff', 'marketer'),
  },
  disableDuplicate: true,
  access: marketingAccess,
  hooks: { afterChange: [refreshCatalogue], afterDelete: [refreshCatalogue] },
  fields: [
    { name: 'title', type: 'text', label: 'Titre', required: true, unique: true, maxLength: 60 },
    slugField({ from: 'title' }),
    {
      name: 'icon',
      type: 'select',
      label: 'Icône',
      required: true,
      defaultValue: 'trees',
      options: Object.entries(CATEGORY_ICONS).map(([value, label]) => ({ value, label })),
    },
    {
      name: 'activities',
      type: 'relationship',
      relationTo: 'activities',
      hasMany: true,
      label: 'Activités',
      required: true,
      admin: { description: 'Les aventures qui proposent l’une de ces activités entrent dans la famille.' },
    },
  ],
}
