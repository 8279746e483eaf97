import type { CollectionConfig } from 'payload'
import { noOne, onlyRoles } from '../access/roles'
import { belongsTo } from '../fields/belongs-to'
import { priceField } from '../fields/price-field'

export const Payments: CollectionConfig = {
  slug: 'payments',
  labels: { singular: 'Règlement', plural: 'Règlements' },
  admin: {
    group: 'Clients',
    hideAPIURL: true,
    useAsTitle: 'reference',
    defaultColumns: ['reservation', 'kind', 'amount_cents', 'received_at', 'reference'],
    hidden: true,
    description: 'Ce qui a été reçu ou rendu, réservation par réservation.',
  },
  disableDuplicate: true,
  access: { read: onlyRoles('staff'), create: noOne, update: noOne, delete: noOne },
  fields: [
    belongsTo({ name: 'reservation', relationTo: 'reservations', label: 'Réservation' }),
    {
      name: 'kind',
      type: 'select',
      label: 'Nature',
      required: true,
      options: [
        { value: 'deposit', label: 'Acompte' },
        { value: 'balance', label: 'Solde' },
        { value: 'full', label: 'Totalité' },
        { value: 'refund', label: 'Remboursement' },
      ],
    },
    {
      name: 'method',
      type: 'select',
      label: 'Moyen',
      required: true,
      defaultValue: 'bank_transfer',
      options: [
        { value: 'bank_transfer', label: 'Virement' },
        { value: 'card', label: 'Carte' },
        { value: 'other', label: 'Autre' },
      ],
    },
    priceField({ name: 'amount_cents', label: 'Montant', required: true }),
    { name: 'received_at', type: 'date', label: 'Reçu le', required: true },
    { name: 'reference', type: 'text', label: 'Référence', maxLength: 120 },
    { name: 'author', type: 'relationship', relationTo: 'users', label: 'Saisi par' },
  ],
}
