import type { CollectionConfig } from 'payload'
import { CONTACT_CATCHES, CONTACT_LENGTHS, CONTACT_STATES, CONTACT_TOPICS } from '@/domain/contact/contact'
import { CONTACT_DESK_ENDPOINTS } from '@/server/features/contact/calls'
import { endpointsUnder } from '@/server/platform/http/endpoints-under'
import { lockDocuments } from '../access/lock-documents'
import { hiddenUnless, noOne, onlyRoles, readByNoOne, writtenOnce } from '../access/roles'
import { validateEmailAddress } from '../fields/validate-email-address'
import { quickFilters } from '../lists/quick-filters'
import { searchWords } from '../lists/search-words'

const AGENCY = { or: [{ role: { equals: 'staff' } }, { role: { equals: 'admin' } }] }

export const ContactMessages: CollectionConfig = {
  slug: 'contact-messages',
  labels: { singular: 'Message de contact', plural: 'Messages de contact' },
  admin: {
    group: 'Clients',
    hideAPIURL: true,
    useAsTitle: 'name',
    defaultColumns: ['name', 'topic', 'state', 'owner', 'expedition', 'createdAt'],
    listSearchableFields: ['name', 'email', 'organisation', 'reservation', 'body'],
    hidden: hiddenUnless('staff'),
    description:
      'Ce que l’on nous écrit depuis le site. Chaque message s’efface au bout de deux ans, un indésirable au bout de trente jours.',
    components: quickFilters(
      { label: 'À traiter', isDefault: true, where: { state: { in: 'new,in_progress' } } },
      { label: 'Répondus', where: { state: { equals: 'answered' } } },
      { label: 'Classés', where: { state: { equals: 'closed' } } },
      { label: 'Indésirables', where: { state: { equals: 'spam' } } },
    ),
  },
  disableDuplicate: true,
  defaultSort: '-createdAt',
  access: { read: onlyRoles('staff'), create: noOne, update: onlyRoles('staff'), delete: onlyRoles('staff') },
  endpoints: endpointsUnder('contact-messages', CONTACT_DESK_ENDPOINTS),
  hooks: { beforeOperation: [lockDocuments, searchWords] },
  fields: [
    {
      name: 'conversation',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/admin/contact/contact-conversation#ContactConversation' },
      },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'name',
          type: 'text',
          label: 'Prénom et nom',
          required: true,
          maxLength: CONTACT_LENGTHS.name,
          access: writtenOnce,
        },
        {
          name: 'email',
          type: 'email',
          label: 'Email',
          required: true,
          index: true,
          access: writtenOnce,
          validate: validateEmailAddress,
        },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'organisation',
          type: 'text',
          label: 'Structure',
          maxLength: CONTACT_LENGTHS.organisation,
          access: writtenOnce,
        },
        {
          name: 'reservation',
          type: 'text',
          label: 'Réservation indiquée',
          maxLength: CONTACT_LENGTHS.reservation,
          access: writtenOnce,
        },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'expedition', type: 'relationship', relationTo: 'expeditions', label: 'Aventure', access: writtenOnce },
        {
          name: 'user',
          type: 'relationship',
          relationTo: 'users',
          label: 'Compte',
          index: true,
          access: writtenOnce,
          admin: { description: 'Quand la personne était connectée, avec cette adresse confirmée.' },
        },
      ],
    },
    { name: 'body', type: 'textarea', label: 'Message', required: true, access: writtenOnce, admin: { hidden: true } },
    {
      name: 'state',
      type: 'select',
      label: 'État',
      required: true,
      defaultValue: 'new',
      index: true,
      options: [...CONTACT_STATES],
      admin: { position: 'sidebar' },
    },
    {
      name: 'owner',
      type: 'relationship',
      relationTo: 'users',
      label: 'Suivi par',
      filterOptions: AGENCY,
      admin: { position: 'sidebar', allowCreate: false },
    },
    {
      name: 'topic',
      type: 'select',
      label: 'Sujet',
      required: true,
      index: true,
      options: CONTACT_TOPICS.map(({ value, label }) => ({ value, label })),
      admin: { position: 'sidebar', description: 'À corriger s’il est mal choisi.' },
    },
    {
      name: 'note',
      type: 'textarea',
      label: 'Note interne',
      maxLength: 2000,
      admin: { position: 'sidebar', description: 'Pour l’équipe seule.' },
    },
    {
      name: 'caught_by',
      type: 'select',
      label: 'Écarté parce que',
      options: [...CONTACT_CATCHES],
      access: writtenOnce,
      admin: {
        position: 'sidebar',
        condition: (data) => Boolean(data['caught_by']),
        description: 'Un message écarté à tort\u00a0? Remets-le à «\u00a0Nouveau\u00a0».',
      },
    },
    {
      name: 'form_key',
      type: 'text',
      unique: true,
      access: { ...readByNoOne, ...writtenOnce },
      admin: { hidden: true },
    },
  ],
}
