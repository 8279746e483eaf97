import type { CollectionConfig } from 'payload'
import { EVENT_LABELS, RESERVATION_EVENTS } from '@/domain/reservations/reservation-event-words'
import { noOne, onlyRoles } from '../access/roles'
import { belongsTo } from '../fields/belongs-to'

export const ReservationEvents: CollectionConfig = {
  slug: 'reservation-events',
  labels: { singular: 'Étape', plural: 'Historique des réservations' },
  admin: {
    group: 'Clients',
    hideAPIURL: true,
    useAsTitle: 'kind',
    defaultColumns: ['createdAt', 'reservation', 'kind', 'author', 'detail'],
    hidden: true,
    description: 'Chaque changement d’une réservation, daté, avec son auteur.',
  },
  disableDuplicate: true,
  access: { read: onlyRoles('staff'), create: noOne, update: noOne, delete: noOne },
  fields: [
    belongsTo({ name: 'reservation', relationTo: 'reservations', label: 'Réservation' }),
    {
      name: 'kind',
      type: 'select',
      label: 'Étape',
      required: true,
      options: RESERVATION_EVENTS.map((value) => ({ value, label: EVENT_LABELS[value] })),
    },
    {
      name: 'author',
      type: 'relationship',
      relationTo: 'users',
      label: 'Auteur',
      admin: {
        description: 'Vide\u00a0: le site lui-même.',
        components: { Cell: '/admin/lists/user-cell#UserCell' },
      },
    },
    { name: 'detail', type: 'text', label: 'Détail', maxLength: 500 },
  ],
}
