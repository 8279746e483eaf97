import type { CollectionConfig } from 'payload'
import { noOne, onlyRoles, readByNoOne } from '../access/roles'
import { belongsTo } from '../fields/belongs-to'
import { dayField } from '../fields/day-field'
import { INSTANT_PICKER } from '../fields/french-date'
import { JSON_INPUT } from '../fields/json-input'
import { recordReading } from './hooks/record-reading'
import { validatePersonName } from '../fields/validate-person-name'

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
  access: { read: onlyRoles('staff'), create: noOne, update: noOne, delete: noOne },
  hooks: { afterOperation: [recordReading] },
  fields: [
    belongsTo({ name: 'reservation', relationTo: 'reservations', label: 'Réservation' }),
    { name: 'position', type: 'number', label: 'Rang', required: true, min: 1, max: 30 },
    { name: 'first_name', type: 'text', label: 'Prénom', maxLength: 80, validate: validatePersonName },
    { name: 'last_name', type: 'text', label: 'Nom', maxLength: 80, validate: validatePersonName },
    dayField({ name: 'birth_date', label: 'Date de naissance' }),
    { name: 'email', type: 'text', label: 'Adresse', maxLength: 254 },
    { name: 'phone', type: 'text', label: 'Téléphone', maxLength: 20 },
    {
      name: 'emergency_name',
      type: 'text',
      label: 'Personne à prévenir',
      maxLength: 120,
      validate: validatePersonName,
    },
    { name: 'emergency_phone', type: 'text', label: 'Son téléphone', maxLength: 20 },
    { name: 'diet', type: 'text', label: 'Régime et allergies', maxLength: 500 },
    { name: 'level', type: 'number', label: 'Niveau', min: 1, max: 5 },
    { name: 'sizes', type: 'json', label: 'Tailles', admin: { components: { Field: JSON_INPUT } } },
    { name: 'kit_packed', type: 'json', label: 'Objets déjà dans le sac', admin: { hidden: true } },
    {
      name: 'link_token_hash',
      type: 'text',
      label: 'Lien privé',
      unique: true,
      access: readByNoOne,
      admin: { hidden: true },
    },
    { name: 'link_sent_at', type: 'date', label: 'Lien envoyé le', admin: { hidden: true } },
    { name: 'completed_at', type: 'date', label: 'Profil complet depuis', admin: { date: INSTANT_PICKER } },
  ],
}
