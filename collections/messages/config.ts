import type { CollectionConfig, Where } from 'payload'
import { hiddenUnless, staffAccess } from '../access/roles'
import { quickFilters } from '../lists/quick-filters'
import { refreshExpeditionPage } from './refresh-expedition-page'

/** A reply answers a question of the same expedition, never another reply. */
const onlyQuestions = ({ data }: { data: { expedition?: unknown } }): Where => ({
  and: [
    { parent: { exists: false } },
    ...(typeof data.expedition === 'number' ? [{ expedition: { equals: data.expedition } }] : []),
  ],
})

export const Messages: CollectionConfig = {
  slug: 'messages',
  labels: { singular: 'Message', plural: 'Questions et réponses' },
  admin: {
    group: 'Clients',
    hideAPIURL: true,
    useAsTitle: 'body',
    defaultColumns: ['body', 'author', 'expedition', 'status', 'createdAt'],
    listSearchableFields: ['body'],
    hidden: hiddenUnless('staff'),
    description:
      'Les questions posées sur les pages des aventures. Pour répondre : crée un message et choisis la question.',
    components: quickFilters(
      { label: 'Questions', where: { parent: { exists: 'false' } } },
      { label: 'Réponses', where: { parent: { exists: 'true' } } },
      { label: 'Masqués', where: { status: { equals: 'hidden' } } },
    ),
  },
  disableDuplicate: true,
  defaultSort: '-createdAt',
  access: staffAccess,
  hooks: { afterChange: [refreshExpeditionPage], afterDelete: [refreshExpeditionPage] },
  fields: [
    {
      name: 'expedition',
      type: 'relationship',
      relationTo: 'expeditions',
      label: 'Aventure',
      required: true,
      index: true,
    },
    {
      name: 'author',
      type: 'relationship',
      relationTo: 'users',
      label: 'Auteur',
      required: true,
      index: true,
      defaultValue: ({ user }: { user?: { id: number } | null }) => user?.id,
    },
    { name: 'body', type: 'textarea', label: 'Message', required: true, minLength: 1, maxLength: 2000 },
    {
      name: 'parent',
      type: 'relationship',
      relationTo: 'messages',
      label: 'En réponse à',
      index: true,
      filterOptions: onlyQuestions,
      admin: { description: 'La question, quand ce message est une réponse.' },
    },
    {
      name: 'status',
      type: 'select',
      label: 'État',
      required: true,
      defaultValue: 'visible',
      index: true,
      options: [
        { value: 'visible', label: 'Visible' },
        { value: 'hidden', label: 'Masqué' },
      ],
      admin: { position: 'sidebar', description: 'Masquer une question masque aussi ses réponses.' },
    },
    {
      name: 'moderation_reason',
      type: 'text',
      label: 'Motif',
      maxLength: 500,
      admin: { position: 'sidebar', description: 'Gardé dans l’historique, jamais montré sur le site.' },
    },
    {
      name: 'moderation',
      type: 'join',
      collection: 'moderation-events',
      on: 'message',
      label: 'Historique',
      admin: { allowCreate: false, defaultColumns: ['createdAt', 'action', 'author', 'reason'] },
    },
    {
      name: 'reports',
      type: 'join',
      collection: 'message-reports',
      on: 'message',
      label: 'Signalements',
      admin: { allowCreate: false, defaultColumns: ['createdAt', 'reporter', 'reason', 'status'] },
    },
  ],
}
