import type { CollectionConfig } from 'payload'
import { INSTANT_PICKER } from '@/domain/days/day-pickers'
import { lockDocuments } from '../access/lock-documents'
import { noOne, onlyRoles, readByNoOne, writtenOnce } from '../access/roles'
import { belongsTo } from '../fields/belongs-to'
import { dayField } from '../fields/days'
import { validatePersonName } from '../fields/validate-person-name'
import { checkCorrection, lockBeforeCorrection, tellCorrection } from './hooks/correct-participant'
import { recordReading } from './hooks/record-reading'
import { validateEmail, validatePhone } from './validate-contact'

/** The panel's field for JSON that people may read or write. */
const JSON_INPUT = '/admin/components/json-input#JsonInput'

export const Participants: CollectionConfig = {
  slug: 'participants',
  labels: { singular: 'Participant', plural: 'Participants' },
  admin: {
    group: 'Clients',
    hideAPIURL: true,
    useAsTitle: 'last_name',
    defaultColumns: ['first_name', 'last_name', 'reservation'],
    hidden: true,
    description: 'Qui part, réservation par réservation.',
  },
  disableDuplicate: true,
  disableBulkEdit: true,
  disableBulkDelete: true,
  access: { read: onlyRoles('staff'), create: noOne, update: onlyRoles('staff'), delete: noOne },
  hooks: {
    beforeOperation: [lockBeforeCorrection, lockDocuments],
    beforeChange: [checkCorrection],
    afterChange: [tellCorrection],
    afterOperation: [recordReading],
  },
  fields: [
    {
      ...belongsTo({ name: 'reservation', relationTo: 'reservations', label: 'Réservation' }),
      access: writtenOnce,
    },
    { name: 'position', type: 'number', label: 'Rang', required: true, min: 1, max: 30, access: writtenOnce },
    { name: 'first_name', type: 'text', label: 'Prénom', maxLength: 80, validate: validatePersonName },
    { name: 'last_name', type: 'text', label: 'Nom', maxLength: 80, validate: validatePersonName },
    dayField({ name: 'birth_date', label: 'Date de naissance' }),
    { name: 'email', type: 'text', label: 'Adresse mail', maxLength: 254, validate: validateEmail },
    { name: 'phone', type: 'text', label: 'Téléphone', maxLength: 20, validate: validatePhone },
    {
      name: 'emergency_name',
      type: 'text',
      label: 'Personne à prévenir',
      maxLength: 120,
      validate: validatePersonName,
    },
    { name: 'emergency_phone', type: 'text', label: 'Son téléphone', maxLength: 20, validate: validatePhone },
    { name: 'diet', type: 'text', label: 'Régime et allergies', maxLength: 500 },
    { name: 'level', type: 'number', label: 'Niveau', min: 1, max: 5 },
    { name: 'sizes', type: 'json', label: 'Tailles', admin: { components: { Field: JSON_INPUT } } },
    {
      name: 'kit_packed',
      type: 'json',
      label: 'Objets déjà dans le sac',
      access: writtenOnce,
      admin: { hidden: true },
    },
    {
      name: 'link_token_hash',
      type: 'text',
      label: 'Lien privé',
      unique: true,
      access: { ...readByNoOne, ...writtenOnce },
      admin: { hidden: true },
    },
    { name: 'link_sent_at', type: 'date', label: 'Lien envoyé le', access: writtenOnce, admin: { hidden: true } },
    {
      name: 'completed_at',
      type: 'date',
      label: 'Profil complet depuis',
      access: writtenOnce,
      admin: { date: INSTANT_PICKER },
    },
  ],
}
