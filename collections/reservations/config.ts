import type { CollectionConfig } from 'payload'
import { hiddenUnless, noOne, onlyRoles } from '../access/roles'
import { priceField } from '../fields/price-field'
import { quickFilters } from '../lists/quick-filters'

export const Reservations: CollectionConfig = {
  slug: 'reservations',
  labels: { singular: 'Réservation', plural: 'Réservations' },
  admin: {
    group: 'Clients',
    hideAPIURL: true,
    useAsTitle: 'id',
    defaultColumns: ['id', 'user', 'departure', 'travelers_count', 'total_cents', 'status', 'createdAt'],
    hidden: hiddenUnless('staff'),
    description: 'Les réservations se font sur le site : ici, tu les consultes.',
    components: quickFilters(
      { label: 'En attente', where: { status: { equals: 'pending' } } },
      { label: 'Confirmées', where: { status: { equals: 'confirmed' } } },
      { label: 'Annulées', where: { status: { equals: 'canceled' } } },
    ),
  },
  access: { read: onlyRoles('staff'), create: noOne, update: noOne, delete: noOne },
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', label: 'Client', required: true, index: true },
    { name: 'departure', type: 'relationship', relationTo: 'departures', label: 'Départ', required: true, index: true },
    { name: 'travelers_count', type: 'number', label: 'Voyageurs', required: true, min: 1, max: 30 },
    priceField({ name: 'unit_price_cents', label: 'Prix par personne', required: true }),
    priceField({ name: 'total_cents', label: 'Total', required: true }),
    {
      name: 'status',
      type: 'select',
      label: 'État',
      required: true,
      defaultValue: 'pending',
      index: true,
      options: [
        { value: 'pending', label: 'En attente' },
        { value: 'confirmed', label: 'Confirmée' },
        { value: 'canceled', label: 'Annulée' },
      ],
    },
    { name: 'idempotency_key', type: 'text', label: 'Clé d’unicité', unique: true, admin: { hidden: true } },
  ],
}
