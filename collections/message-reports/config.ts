import type { CollectionConfig } from 'payload'
import { lockDocuments } from '../access/lock-documents'
import { hiddenUnless, noOne, onlyRoles } from '../access/roles'
import { belongsTo } from '../fields/belongs-to'
import { quickFilters } from '../lists/quick-filters'

export const MessageReports: CollectionConfig = {
  slug: 'message-reports',
  labels: { singular: 'Signalement', plural: 'Signalements' },
  admin: {
    group: 'Clients',
    hideAPIURL: true,
    useAsTitle: 'reason',
    defaultColumns: ['createdAt', 'message', 'reporter', 'reason', 'status'],
    hidden: hiddenUnless('staff'),
    description:
      'Les messages que des clients signalent. Ouvre le message pour le masquer, puis classe le signalement.',
    components: quickFilters(
      { label: 'À traiter', isDefault: true, where: { status: { equals: 'open' } } },
      { label: 'Classés', where: { status: { equals: 'closed' } } },
    ),
  },
  disableDuplicate: true,
  defaultSort: '-createdAt',
  access: { read: onlyRoles('staff'), create: noOne, update: onlyRoles('staff'), delete: noOne },
  hooks: { beforeOperation: [lockDocuments] },
  indexes: [{ fields: ['message', 'reporter'], unique: true }],
  fields: [
    {
      ...belongsTo({ name: 'message', relationTo: 'messages', label: 'Message' }),
      access: { update: () => false },
    },
    {
      name: 'reporter',
      type: 'relationship',
      relationTo: 'users',
      label: 'Signalé par',
      required: true,
      access: { update: () => false },
    },
    { name: 'reason', type: 'text', label: 'Motif', maxLength: 500, access: { update: () => false } },
    {
      name: 'status',
      type: 'select',
      label: 'État',
      required: true,
      defaultValue: 'open',
      index: true,
      options: [
        { value: 'open', label: 'À traiter' },
        { value: 'closed', label: 'Classé' },
      ],
    },
  ],
}
