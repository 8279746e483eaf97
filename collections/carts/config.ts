import type { CollectionConfig } from 'payload'
import { hiddenUnless, noOne, onlyRoles, readByNoOne } from '../access/roles'
import { belongsTo } from '../fields/belongs-to'
import { INSTANT_PICKER } from '@/domain/days/day-pickers'

export const Carts: CollectionConfig = {
  slug: 'carts',
  labels: { singular: 'Panier', plural: 'Paniers' },
  admin: {
    group: 'Clients',
    hideAPIURL: true,
    useAsTitle: 'id',
    defaultColumns: ['user', 'departure', 'travelers_count', 'hold_expires_at', 'createdAt'],
    hidden: hiddenUnless('staff'),
    description: 'Les paniers en cours, et les places qu’ils retiennent.',
  },
  access: { read: onlyRoles('staff'), create: noOne, update: noOne, delete: noOne },
  fields: [
    {
      name: 'user',
      type: 'relationship',
      relationTo: 'users',
      label: 'Client',
      required: true,
      unique: true,
      index: true,
    },
    belongsTo({ name: 'departure', relationTo: 'departures', label: 'Départ' }),
    { name: 'travelers_count', type: 'number', label: 'Voyageurs', required: true, min: 1, max: 30 },
    {
      name: 'hold_expires_at',
      type: 'date',
      label: 'Places retenues jusqu’à',
      index: true,
      admin: { date: INSTANT_PICKER },
    },
    {
      name: 'held_seats',
      type: 'number',
      label: 'Places retenues',
      required: true,
      defaultValue: 0,
      min: 0,
      admin: { description: 'Ce que ce panier compte dans les places prises du départ ; 0 quand elles sont rendues.' },
    },
    { name: 'hold_started_at', type: 'date', label: 'Places retenues depuis', admin: { hidden: true } },
    { name: 'options', type: 'json', label: 'Options', admin: { hidden: true } },
    { name: 'participants', type: 'json', label: 'Participants saisis', access: readByNoOne, admin: { hidden: true } },
    { name: 'reminded_at', type: 'date', label: 'Rappel envoyé le', admin: { hidden: true } },
  ],
}
