import type { Tab } from 'payload'
import { textListField } from '../fields/text-list-field'

export const presentationTab: Tab = {
  label: 'Présentation',
  fields: [
    {
      name: 'tagline',
      type: 'textarea',
      label: 'Accroche',
      required: true,
      maxLength: 220,
      admin: { description: 'Une phrase, montrée sous le titre et dans les moteurs de recherche.' },
    },
    { name: 'description', type: 'richText', label: 'Description', required: true },
    textListField({
      name: 'highlights',
      label: 'Temps forts',
      singular: 'Temps fort',
      description: 'Trois à cinq lignes courtes.',
      maxRows: 8,
    }),
    {
      name: 'main_photo',
      type: 'upload',
      relationTo: 'media',
      label: 'Image principale',
      required: true,
      admin: { description: 'Au format 4:3, le sujet dans la moitié basse.' },
    },
    { name: 'gallery', type: 'upload', relationTo: 'media', hasMany: true, label: 'Galerie', maxRows: 20 },
  ],
}
