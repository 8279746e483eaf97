import type { CollectionConfig } from 'payload'
import { hiddenUnless, noOne, onlyRoles } from '../access/roles'
import { quickFilters } from '../lists/quick-filters'

/**
 * What was changed of trips, departures, prices, bookings, payments and roles: by triggers of the tables, and by
 * `logExpedition` for trips, whose parts stand in many tables. Nothing rewrites a line (docs/adr/0021).
 */
export const ChangeLog: CollectionConfig = {
  slug: 'change-log',
  labels: { singular: 'Modification', plural: 'Journal' },
  admin: {
    group: 'Agence',
    hideAPIURL: true,
    useAsTitle: 'name',
    defaultColumns: ['createdAt', 'name', 'action', 'values', 'author'],
    listSearchableFields: ['name'],
    hidden: hiddenUnless('staff'),
    description: 'Ce qui a changé dans les aventures, les départs, les réservations, les règlements et les rôles.',
    components: quickFilters(
      { label: 'Aventures', where: { kind: { equals: 'expeditions' } } },
      { label: 'Départs', where: { kind: { equals: 'departures' } } },
      { label: 'Réservations', where: { kind: { equals: 'reservations' } } },
      { label: 'Règlements', where: { kind: { equals: 'payments' } } },
      { label: 'Rôles', where: { kind: { equals: 'users' } } },
    ),
  },
  disableDuplicate: true,
  disableBulkEdit: true,
  disableBulkDelete: true,
  defaultSort: '-createdAt',
  access: { read: onlyRoles('staff'), create: noOne, update: noOne, delete: noOne },
  fields: [
    { name: 'name', type: 'text', label: 'Objet', required: true },
    {
      name: 'values',
      type: 'ui',
      label: 'Ce qui a changé',
      admin: {
        components: {
          Field: '/admin/change-log/changed-values-field#ChangedValuesField',
          Cell: '/admin/change-log/changed-values-cell#ChangedValuesCell',
        },
      },
    },
    {
      name: 'kind',
      type: 'select',
      label: 'Nature',
      required: true,
      index: true,
      options: [
        { value: 'expeditions', label: 'Aventure' },
        { value: 'departures', label: 'Départ' },
        { value: 'reservations', label: 'Réservation' },
        { value: 'payments', label: 'Règlement' },
        { value: 'users', label: 'Compte' },
      ],
      admin: { position: 'sidebar' },
    },
    { name: 'row_id', type: 'number', label: 'Numéro', required: true, admin: { position: 'sidebar' } },
    {
      name: 'action',
      type: 'select',
      label: 'Action',
      required: true,
      options: [
        { value: 'created', label: 'Création' },
        { value: 'changed', label: 'Modification' },
        { value: 'deleted', label: 'Suppression' },
      ],
      admin: { position: 'sidebar' },
    },
    {
      name: 'author',
      type: 'relationship',
      relationTo: 'users',
      label: 'Par',
      index: true,
      admin: {
        position: 'sidebar',
        description: 'Vide\u00a0: le site lui-même, ou un compte supprimé.',
        components: { Cell: '/admin/lists/user-cell#UserCell' },
      },
    },
    { name: 'before', type: 'json', label: 'Avant', admin: { hidden: true } },
    { name: 'after', type: 'json', label: 'Après', admin: { hidden: true } },
  ],
}
