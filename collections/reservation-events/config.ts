import type { CollectionConfig } from 'payload'
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
      options: [
        { value: 'created', label: 'Créée' },
        { value: 'confirmed', label: 'Confirmée' },
        { value: 'paid', label: 'Règlement reçu' },
        { value: 'payment_failed', label: 'Paiement non abouti' },
        { value: 'refunded', label: 'Remboursé' },
        { value: 'refund_failed', label: 'Remboursement non abouti' },
        { value: 'participants', label: 'Participants modifiés' },
        { value: 'moved', label: 'Changée de départ' },
        { value: 'options_changed', label: 'Options modifiées' },
        { value: 'transferred', label: 'Place cédée' },
        { value: 'traveler_canceled', label: 'Voyageur annulé' },
        { value: 'canceled', label: 'Annulée' },
        { value: 'discounted', label: 'Remise de l’agence' },
        { value: 'savings', label: 'Économies et revente' },
        { value: 'departure_confirmed', label: 'Départ confirmé' },
        { value: 'departure_canceled', label: 'Départ annulé' },
        { value: 'choice_made', label: 'Choix après l’annulation' },
        { value: 'credit_returned', label: 'Avoir redevenu un remboursement' },
      ],
    },
    {
      name: 'author',
      type: 'relationship',
      relationTo: 'users',
      label: 'Auteur',
      admin: { description: 'Vide : le site lui-même.' },
    },
    { name: 'detail', type: 'text', label: 'Détail', maxLength: 500 },
  ],
}
