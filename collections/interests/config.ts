import type { CollectionConfig } from 'payload'
import { hiddenUnless, noOne, onlyRoles } from '../access/roles'
import { refreshExpeditionHit, refreshExpeditionHitOnDelete } from '../departures/hooks/refresh-expedition-hit'
import { belongsTo } from '../fields/belongs-to'

export const Interests: CollectionConfig = {
  slug: 'interests',
  labels: { singular: 'Favori', plural: 'Favoris' },
  admin: {
    group: 'Clients',
    hideAPIURL: true,
    useAsTitle: 'id',
    defaultColumns: ['user', 'expedition', 'is_active', 'createdAt'],
    hidden: hiddenUnless('staff'),
    description: 'Les aventures que les clients gardent dans leurs favoris.',
  },
  access: { read: onlyRoles('staff'), create: noOne, update: noOne, delete: onlyRoles('staff') },
  hooks: { afterChange: [refreshExpeditionHit], afterDelete: [refreshExpeditionHitOnDelete] },
  indexes: [{ fields: ['user', 'expedition'], unique: true }],
  fields: [
    belongsTo({ name: 'user', relationTo: 'users', label: 'Compte' }),
    belongsTo({ name: 'expedition', relationTo: 'expeditions', label: 'Aventure' }),
    {
      name: 'is_active',
      type: 'checkbox',
      label: 'En favori',
      defaultValue: true,
      admin: { description: 'Décoché quand le client retire le cœur\u00a0: le compteur garde chaque premier cœur.' },
    },
  ],
}
