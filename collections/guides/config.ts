import type { CollectionConfig } from 'payload'
import { catalogueAccess, hiddenUnless } from '../access/roles'
import { renewContentOnDelete, renewShownContent } from '../blocks/renew-content'
import { slugField } from '../fields/slug-field'
import { textListField } from '../fields/text-list-field'
import { refreshAllHits, refreshHitsOf } from '../expeditions/hooks/refresh-hits-of'
import { validatePersonName } from '../fields/validate-person-name'

export const Guides: CollectionConfig = {
  slug: 'guides',
  labels: { singular: 'Guide', plural: 'Guides' },
  admin: {
    group: 'Catalogue',
    hideAPIURL: true,
    useAsTitle: 'full_name',
    defaultColumns: ['full_name', 'job_title', 'user'],
    description: 'Le profil public des guides, montré sur les pages des aventures.',
    hidden: hiddenUnless('staff', 'marketer'),
  },
  disableDuplicate: true,
  access: catalogueAccess,
  hooks: {
    afterChange: [refreshHitsOf('guide'), renewShownContent],
    afterDelete: [refreshAllHits, renewContentOnDelete],
  },
  fields: [
    { name: 'full_name', type: 'text', label: 'Nom', required: true, maxLength: 120, validate: validatePersonName },
    slugField({ from: 'full_name' }),
    { name: 'job_title', type: 'text', label: 'Métier', maxLength: 160 },
    { name: 'biography', type: 'textarea', label: 'Présentation', maxLength: 1000 },
    textListField({
      name: 'facts',
      label: 'En bref',
      singular: 'Ligne',
      description: 'Langues, diplômes, ancienneté.',
      maxRows: 6,
    }),
    { name: 'avatar', type: 'upload', relationTo: 'media', label: 'Portrait' },
    {
      name: 'user',
      type: 'relationship',
      relationTo: 'users',
      label: 'Compte',
      index: true,
      unique: true,
      filterOptions: { role: { equals: 'guide' } },
      admin: { position: 'sidebar', description: 'Le compte avec lequel ce guide voit ses départs.' },
    },
  ],
}
