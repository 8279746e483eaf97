import type { CollectionConfig } from 'payload'
import { catalogueAccess, hiddenUnless } from '../access/roles'
import { refreshAllHits, refreshHitsOf } from '../expeditions/hooks/refresh-hits-of'

export const AccommodationTypes: CollectionConfig = {
  slug: 'accommodation-types',
  labels: { singular: 'Hébergement', plural: 'Hébergements' },
  admin: {
    group: 'Catalogue',
    hideAPIURL: true,
    useAsTitle: 'name',
    defaultColumns: ['name', 'updatedAt'],
    description: 'Où l’on dort\u00a0: refuge, gîte, bivouac…',
    hidden: hiddenUnless('staff', 'marketer'),
  },
  disableDuplicate: true,
  access: catalogueAccess,
  hooks: {
    afterChange: [refreshHitsOf('accommodation_types')],
    afterDelete: [refreshAllHits],
  },
  fields: [{ name: 'name', type: 'text', label: 'Nom', required: true, unique: true, maxLength: 80 }],
}
