import type { CollectionConfig } from 'payload'
import {
  MOST_REASON,
  MOST_REFERENCE,
  PAYMENT_KIND_OPTIONS,
  PAYMENT_METHOD_OPTIONS,
} from '@/domain/ledger/payment-words'
import { noOne, onlyRoles } from '../access/roles'
import { belongsTo } from '../fields/belongs-to'
import { dayField } from '../fields/days'
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
      options: PAYMENT_KIND_OPTIONS,
    },
    {
      name: 'method',
      type: 'select',
      label: 'Moyen',
      required: true,
      defaultValue: 'bank_transfer',
      options: PAYMENT_METHOD_OPTIONS,
    },
    priceField({ name: 'amount_cents', label: 'Montant', required: true }),
    // The desk types a day: an hour beside it would be none that anybody wrote.
    dayField({ name: 'received_at', label: 'Reçu ou rendu le', required: true }),
    { name: 'reference', type: 'text', label: 'Référence', maxLength: MOST_REFERENCE },
    { name: 'reason', type: 'text', label: 'Motif du remboursement', maxLength: MOST_REASON },
    { name: 'provider', type: 'text', label: 'Prestataire', maxLength: 20 },
    { name: 'provider_reference', type: 'text', label: 'Référence du prestataire', maxLength: 200 },
    { name: 'author', type: 'relationship', relationTo: 'users', label: 'Saisi par' },
  ],
}
