import type { CollectionConfig } from 'payload'
import { catalogueAccess, hiddenUnless } from '../access/roles'
import { refreshAllHits, refreshHitsOf } from '../expeditions/hooks/refresh-hits-of'

export const Activities: CollectionConfig = {
  slug: 'activities',
  labels: { singular: 'Activité', plural: 'Activités' },
  admin: {
    group: 'Catalogue',
    hideAPIURL: true,
    useAsTitle: 'name',
    defaultColumns: ['name', 'updatedAt'],
    description: 'Ce qu’on fait dans une aventure. Les familles d’activités les regroupent.',
    hidden: hiddenUnless('staff', 'marketer'),
  },
  disableDuplicate: true,
  access: catalogueAccess,
  hooks: { afterChange: [refreshHitsOf('activities')], afterDelete: [refreshAllHits] },
  fields: [{ name: 'name', type: 'text', label: 'Nom', required: true, unique: true, maxLength: 80 }],
}
