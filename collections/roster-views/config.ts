import type { CollectionConfig } from 'payload'
import { hiddenUnless, noOne, onlyRoles } from '../access/roles'

export const RosterViews: CollectionConfig = {
  slug: 'roster-views',
  labels: { singular: 'Consultation', plural: 'Consultations de participants' },
  admin: {
    group: 'Agence',
    hideAPIURL: true,
    useAsTitle: 'id',
    defaultColumns: ['createdAt', 'departure', 'viewer'],
    hidden: hiddenUnless(),
    description: 'Qui a lu les informations personnelles des participants, et quand.',
  },
  disableDuplicate: true,
  access: { read: onlyRoles(), create: noOne, update: noOne, delete: noOne },
  fields: [
    { name: 'departure', type: 'relationship', relationTo: 'departures', label: 'Départ', required: true, index: true },
    { name: 'viewer', type: 'relationship', relationTo: 'users', label: 'Lu par', required: true, index: true },
    {
      name: 'kind',
      type: 'select',
      label: 'Vue',
      required: true,
      defaultValue: 'page',
      options: [
        { value: 'page', label: 'Page' },
        { value: 'print', label: 'Impression' },
        { value: 'csv', label: 'Fichier CSV' },
      ],
    },
  ],
}
