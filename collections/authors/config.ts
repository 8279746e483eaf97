import type { CollectionConfig } from 'payload'
import { hiddenUnless, marketingAccess } from '../access/roles'
import { validatePersonName } from '../fields/validate-person-name'

export const Authors: CollectionConfig = {
  slug: 'authors',
  labels: { singular: 'Signature', plural: 'Signatures' },
  admin: {
    group: 'Contenus',
    hideAPIURL: true,
    useAsTitle: 'full_name',
    defaultColumns: ['full_name', 'job_title', 'guide'],
    description: 'Qui signe les articles du blog.',
    hidden: hiddenUnless('staff', 'marketer'),
  },
  disableDuplicate: true,
  access: marketingAccess,
  fields: [
    { name: 'full_name', type: 'text', label: 'Nom', required: true, maxLength: 120, validate: validatePersonName },
    { name: 'job_title', type: 'text', label: 'Métier', maxLength: 120 },
    { name: 'biography', type: 'textarea', label: 'En quelques phrases', maxLength: 500 },
    { name: 'portrait', type: 'upload', relationTo: 'media', label: 'Portrait' },
    {
      name: 'guide',
      type: 'relationship',
      relationTo: 'guides',
      label: 'Guide',
      admin: { position: 'sidebar', description: 'Si cette personne guide aussi\u00a0: son nom mène à sa page.' },
    },
  ],
}
