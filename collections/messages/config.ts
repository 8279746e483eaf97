import type { CollectionConfig, Where } from 'payload'
import { MESSAGE_MAX_LENGTH } from '@/domain/contact/message-rules'
import { cleanText } from '@/domain/text/plain-text'
import { mostUnits } from '@/domain/text/text-length'
import { lockDocuments } from '../access/lock-documents'
import { hiddenUnless, staffAccess, writtenOnce } from '../access/roles'
import { quickFilters } from '../lists/quick-filters'
import { belongsTo } from '../fields/belongs-to'
import { newTitle } from '../fields/new-title'
import { reasonField } from '../fields/reason-field'
import { forgetOldReason } from './hooks/forget-old-reason'
import { notifyReader } from './hooks/notify-reader'
import { recordDecision } from './hooks/record-decision'

/** A reply answers a question of the same expedition, never another reply. */
const onlyQuestions = ({ data }: { data: { expedition?: unknown } }): Where => ({
  and: [
    { parent: { exists: false } },
    ...(typeof data.expedition === 'number' ? [{ expedition: { equals: data.expedition } }] : []),
  ],
})

/** A text that is far too long stays as it is: the field's own rule refuses it. */
const cleanMessage = (value: unknown): unknown =>
  typeof value === 'string' && value.length <= mostUnits(MESSAGE_MAX_LENGTH) ? cleanText(value) : value

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
    description: 'Les questions posées sur les pages des aventures. Ouvre une question pour y répondre ou la masquer.',
    components: quickFilters(
      { label: 'Questions', where: { parent: { exists: 'false' } } },
      { label: 'Réponses', where: { parent: { exists: 'true' } } },
      { label: 'Masqués', where: { status: { equals: 'hidden' } } },
      { label: 'Signalés', where: { 'reports.status': { equals: 'open' } } },
    ),
  },
  disableDuplicate: true,
  defaultSort: '-createdAt',
  access: staffAccess,
  hooks: {
    beforeOperation: [lockDocuments],
    beforeChange: [forgetOldReason],
    afterChange: [recordDecision, notifyReader],
  },
  fields: [
    newTitle('Nouveau message'),
    belongsTo({ name: 'expedition', relationTo: 'expeditions', label: 'Aventure' }),
    {
      ...belongsTo({ name: 'author', relationTo: 'users', label: 'Auteur' }),
      defaultValue: ({ user }: { user?: { id: number } | null }) => user?.id,
      admin: { components: { Cell: '/admin/lists/user-cell#UserCell' } },
    },
    {
      name: 'body',
      type: 'textarea',
      label: 'Message',
      required: true,
      minLength: 1,
      maxLength: MESSAGE_MAX_LENGTH,
      access: writtenOnce,
      hooks: {
        beforeValidate: [({ value }: { value?: unknown }) => cleanMessage(value)],
      },
    },
    {
      name: 'answers',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/admin/messages/question-answers#QuestionAnswers' },
      },
    },
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
    reasonField({
      label: 'Motif',
      requiredWhen: 'hidden',
      description: 'Demandé pour masquer. Gardé dans l’historique, jamais montré sur le site.',
    }),
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
