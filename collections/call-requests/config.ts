import type { CollectionConfig } from 'payload'
import { lockDocuments } from '../access/lock-documents'
import { hiddenUnless, noOne, onlyRoles, writtenOnce } from '../access/roles'
import { INSTANT_PICKER } from '@/domain/days/day-pickers'
import { quickFilters } from '../lists/quick-filters'

export const CallRequests: CollectionConfig = {
  slug: 'call-requests',
  labels: { singular: 'Rappel demandé', plural: 'Rappels demandés' },
  admin: {
    group: 'Clients',
    hideAPIURL: true,
    useAsTitle: 'phone',
    defaultColumns: ['wanted_at', 'phone', 'expedition', 'user', 'status'],
    hidden: hiddenUnless('staff'),
    description:
      'Les numéros à rappeler, dans l’heure qui commence alors. Classe le rappel une fois passé : le numéro s’efface trente jours après.',
    components: quickFilters(
      { label: 'À rappeler', isDefault: true, where: { status: { equals: 'open' } } },
      { label: 'Classés', where: { status: { equals: 'closed' } } },
    ),
  },
  disableDuplicate: true,
  defaultSort: 'wanted_at',
  access: { read: onlyRoles('staff'), create: noOne, update: onlyRoles('staff'), delete: onlyRoles('staff') },
  hooks: { beforeOperation: [lockDocuments] },
  fields: [
    { name: 'phone', type: 'text', label: 'Numéro', required: true, maxLength: 32, access: writtenOnce },
    {
      name: 'wanted_at',
      type: 'date',
      label: 'À rappeler à partir de',
      required: true,
      index: true,
      access: writtenOnce,
      admin: { date: INSTANT_PICKER },
    },
    { name: 'expedition', type: 'relationship', relationTo: 'expeditions', label: 'Aventure', access: writtenOnce },
    { name: 'user', type: 'relationship', relationTo: 'users', label: 'Client', index: true, access: writtenOnce },
    {
      name: 'status',
      type: 'select',
      label: 'État',
      required: true,
      defaultValue: 'open',
      index: true,
      options: [
        { value: 'open', label: 'À rappeler' },
        { value: 'closed', label: 'Classé' },
      ],
    },
  ],
}
