import type { CollectionConfig } from 'payload'
import { catalogueAccess, hiddenUnless } from '../access/roles'
import { refreshAllHits, refreshHitsOf } from '../expeditions/hooks/refresh-hits-of'

const CODE = /^[A-Z]{2}(-[A-Z]{3})?$/

export const Countries: CollectionConfig = {
  slug: 'countries',
  labels: { singular: 'Pays', plural: 'Pays' },
  admin: {
    group: 'Catalogue',
    hideAPIURL: true,
    useAsTitle: 'name',
    defaultColumns: ['name', 'code'],
    description: 'Les destinations du catalogue. Le code donne le drapeau.',
    hidden: hiddenUnless('staff', 'marketer'),
  },
  disableDuplicate: true,
  access: catalogueAccess,
  hooks: { afterChange: [refreshHitsOf('countries')], afterDelete: [refreshAllHits] },
  fields: [
    { name: 'name', type: 'text', label: 'Nom français', required: true, unique: true, maxLength: 80 },
    {
      name: 'code',
      type: 'text',
      label: 'Code',
      required: true,
      unique: true,
      validate: (value: string | null | undefined) =>
        CODE.test(value ?? '') ||
        'Deux lettres (FR), ou GB-SCT, GB-ENG, GB-WLS et GB-NIR pour les nations britanniques.',
      admin: { description: 'Code ISO, qui donne le drapeau\u00a0: FR, SI, ou GB-SCT pour l’Écosse.' },
    },
  ],
}
