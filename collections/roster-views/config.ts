import type { CollectionConfig } from 'payload'
import { hiddenUnless, noOne, onlyRoles } from '../access/roles'
import { belongsTo } from '../fields/belongs-to'

export const RosterViews: CollectionConfig = {
  slug: 'roster-views',
  labels: { singular: 'Consultation', plural: 'Consultations de participants' },
  admin: {
    group: 'Agence',
    hideAPIURL: true,
    useAsTitle: 'id',
    defaultColumns: ['createdAt', 'departure', 'reservation', 'viewer', 'kind'],
    hidden: hiddenUnless(),
    description: 'Qui a lu les informations personnelles des participants, et quand.',
  },
  disableDuplicate: true,
  access: { read: onlyRoles(), create: noOne, update: noOne, delete: noOne },
  fields: [
    belongsTo({ name: 'departure', relationTo: 'departures', label: 'Départ' }),
    { name: 'reservation', type: 'relationship', relationTo: 'reservations', label: 'Réservation', index: true },
    belongsTo({ name: 'viewer', relationTo: 'users', label: 'Lu par' }),
    {
      name: 'kind',
      type: 'select',
      label: 'Vue',
      required: true,
      defaultValue: 'page',
      options: [
        { value: 'page', label: 'Page' },
        { value: 'print', label: 'Impression' },
        { value: 'copy', label: 'Copie sur un téléphone' },
        { value: 'offline', label: 'Fiche ouverte hors ligne' },
        { value: 'csv', label: 'Fichier CSV' },
        { value: 'panel', label: 'Administration' },
      ],
    },
  ],
}
