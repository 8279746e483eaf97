import type { CollectionConfig } from 'payload'
import { noOne, onlyRoles } from '../access/roles'

export const ModerationEvents: CollectionConfig = {
  slug: 'moderation-events',
  labels: { singular: 'Modération', plural: 'Historique de modération' },
  admin: {
    group: 'Clients',
    hideAPIURL: true,
    useAsTitle: 'action',
    defaultColumns: ['createdAt', 'action', 'author', 'reason'],
    hidden: true,
    description: 'Ce qui a été masqué, rétabli, publié ou refusé, par qui et pourquoi.',
  },
  disableDuplicate: true,
  access: { read: onlyRoles('staff'), create: noOne, update: noOne, delete: noOne },
  fields: [
    { name: 'message', type: 'relationship', relationTo: 'messages', label: 'Message', index: true },
    { name: 'review', type: 'relationship', relationTo: 'reviews', label: 'Avis', index: true },
    {
      name: 'action',
      type: 'select',
      label: 'Décision',
      required: true,
      options: [
        { value: 'hidden', label: 'Masqué' },
        { value: 'restored', label: 'Rétabli' },
        { value: 'published', label: 'Publié' },
        { value: 'rejected', label: 'Refusé' },
        { value: 'edited', label: 'Modifié' },
        { value: 'replied', label: 'Réponse de l’agence' },
      ],
    },
    {
      name: 'author',
      type: 'relationship',
      relationTo: 'users',
      label: 'Par',
      admin: { components: { Cell: '/admin/lists/user-cell#UserCell' } },
    },
    { name: 'reason', type: 'text', label: 'Motif', maxLength: 500 },
  ],
}
