import type { CollectionConfig } from 'payload'
import { FELT_LEVELS } from '@/domain/catalogue/felt-levels'
import { REVIEW_MAX_LENGTH } from '@/domain/catalogue/review-rules'
import { REVIEW_PANEL_ENDPOINTS } from '@/server/features/catalogue/reviews/calls'
import { endpointsUnder } from '@/server/platform/http/endpoints-under'
import { INSTANT_PICKER } from '@/domain/days/day-pickers'
import { lockDocuments } from '../access/lock-documents'
import { hiddenUnless, staffAccess, writtenOnce } from '../access/roles'
import { belongsTo } from '../fields/belongs-to'
import { dayField, INSTANT } from '../fields/days'
import { quickFilters } from '../lists/quick-filters'
import { refreshExpeditionHit, refreshExpeditionHitOnDelete } from '../departures/hooks/refresh-expedition-hit'
import { reasonField } from '../fields/reason-field'
import { forgetOldReason } from './hooks/forget-old-reason'
import { recordDecision } from './hooks/record-decision'
import { stampPublication } from './hooks/stamp-publication'
import { stampReply } from './hooks/stamp-reply'
import { tellAuthor } from './hooks/tell-author'
import { validatePersonName } from '../fields/validate-person-name'

export const Reviews: CollectionConfig = {
  slug: 'reviews',
  labels: { singular: 'Avis', plural: 'Avis' },
  admin: {
    group: 'Clients',
    hideAPIURL: true,
    useAsTitle: 'first_name',
    defaultColumns: ['first_name', 'rate', 'expedition', 'status', 'published_at'],
    listSearchableFields: ['first_name', 'text'],
    hidden: hiddenUnless('staff'),
    description: 'Un avis paraît sur le site quand son état est «\u00a0Publié\u00a0».',
    components: quickFilters(
      { label: 'À relire', where: { status: { equals: 'pending' } } },
      { label: 'Publiés', where: { status: { equals: 'published' } } },
      { label: 'Refusés', where: { status: { equals: 'rejected' } } },
    ),
  },
  disableDuplicate: true,
  defaultSort: '-published_at',
  access: staffAccess,
  endpoints: endpointsUnder('reviews', REVIEW_PANEL_ENDPOINTS),
  hooks: {
    beforeOperation: [lockDocuments],
    beforeChange: [stampPublication, stampReply, forgetOldReason],
    afterChange: [recordDecision, tellAuthor, refreshExpeditionHit],
    afterDelete: [refreshExpeditionHitOnDelete],
  },
  fields: [
    belongsTo({ name: 'expedition', relationTo: 'expeditions', label: 'Aventure' }),
    {
      name: 'first_name',
      type: 'text',
      label: 'Prénom',
      required: true,
      maxLength: 80,
      validate: validatePersonName,
      access: writtenOnce,
    },
    { name: 'rate', type: 'number', label: 'Note sur 5', min: 1, max: 5, access: writtenOnce, admin: { step: 1 } },
    {
      name: 'text',
      type: 'textarea',
      label: 'Avis',
      required: true,
      maxLength: REVIEW_MAX_LENGTH,
      access: writtenOnce,
    },
    dayField({ name: 'trip_date', label: 'Date du voyage' }),
    {
      name: 'status',
      type: 'select',
      label: 'État',
      required: true,
      defaultValue: 'pending',
      index: true,
      options: [
        { value: 'pending', label: 'À relire' },
        { value: 'published', label: 'Publié' },
        { value: 'rejected', label: 'Refusé' },
      ],
      admin: { position: 'sidebar' },
    },
    {
      name: 'published_at',
      type: 'date',
      label: 'Publié le',
      index: true,
      admin: { ...INSTANT, readOnly: true },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'guide_rate',
          type: 'number',
          label: 'Guide',
          min: 1,
          max: 5,
          access: writtenOnce,
          admin: { step: 1, width: '33%' },
        },
        {
          name: 'level_rate',
          type: 'number',
          label: 'Niveau annoncé',
          min: 1,
          max: 5,
          access: writtenOnce,
          admin: { step: 1, width: '33%' },
        },
        {
          name: 'organisation_rate',
          type: 'number',
          label: 'Organisation',
          min: 1,
          max: 5,
          access: writtenOnce,
          admin: { step: 1, width: '33%' },
        },
      ],
    },
    {
      name: 'felt_level',
      type: 'select',
      label: 'Niveau ressenti',
      options: [...FELT_LEVELS],
      access: writtenOnce,
      admin: { description: 'Pour l’équipe seule\u00a0: ne paraît pas avec l’avis.' },
    },
    { name: 'reply', type: 'textarea', label: 'Réponse de l’agence', maxLength: 2000 },
    { name: 'replied_at', type: 'date', label: 'Répondu le', admin: { readOnly: true, date: INSTANT_PICKER } },
    reasonField({
      label: 'Motif de la décision',
      requiredWhen: 'rejected',
      description: 'Obligatoire pour refuser\u00a0; envoyé à l’auteur.',
    }),
    {
      name: 'moderation',
      type: 'join',
      collection: 'moderation-events',
      on: 'review',
      label: 'Historique',
      admin: { allowCreate: false, defaultColumns: ['createdAt', 'action', 'author', 'reason'] },
    },
    {
      name: 'reservation',
      type: 'relationship',
      relationTo: 'reservations',
      label: 'Réservation',
      unique: true,
      admin: {
        position: 'sidebar',
        readOnly: true,
        description: 'Le voyage fait\u00a0: ce qui rend l’avis «\u00a0vérifié\u00a0».',
      },
    },
    { name: 'user', type: 'relationship', relationTo: 'users', label: 'Compte', admin: { position: 'sidebar' } },
  ],
}
