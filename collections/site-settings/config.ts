import type { GlobalConfig } from 'payload'
import { revalidateAfterCommit } from '@/server/cache/revalidate-after-commit'
import { hiddenUnless, onlyRoles } from '../access/roles'

const link = /^https?:\/\/\S+$/
const checkLink = (value: string | null | undefined) =>
  !value || link.test(value) || 'Une adresse commence par https://'

export const SiteSettings: GlobalConfig = {
  slug: 'site-settings',
  label: 'Réglages du site',
  admin: { hideAPIURL: true, group: 'Agence', hidden: hiddenUnless('staff') },
  access: { read: onlyRoles('staff', 'marketer'), update: onlyRoles('staff') },
  hooks: {
    afterChange: [({ req }) => revalidateAfterCommit({ req, tags: ['site'] })],
  },
  fields: [
    { name: 'brand', type: 'text', label: 'Marque', required: true, defaultValue: 'Lagopède', maxLength: 40 },
    {
      name: 'baseline',
      type: 'text',
      label: 'Signature',
      required: true,
      defaultValue: 'Marche beaucoup, vole peu. À Annecy depuis 2018.',
      maxLength: 120,
    },
    {
      type: 'row',
      fields: [
        {
          name: 'phone',
          type: 'text',
          label: 'Téléphone affiché',
          required: true,
          defaultValue: '04 65 71 20 18',
          maxLength: 20,
        },
        {
          name: 'phone_e164',
          type: 'text',
          label: 'Téléphone composé',
          required: true,
          defaultValue: '+33465712018',
          validate: (value: string | null | undefined) =>
            /^\+\d{6,15}$/.test(value ?? '') || 'Écris le numéro au format +33465712018.',
        },
      ],
    },
    {
      name: 'opening_hours',
      type: 'text',
      label: 'Horaires',
      required: true,
      defaultValue: 'Du lundi au vendredi, de 9 h à 18 h',
      maxLength: 80,
    },
    {
      name: 'about',
      type: 'textarea',
      label: 'Présentation en pied de page',
      required: true,
      defaultValue:
        'Agence de voyages d’aventure bas carbone. Toutes nos expéditions durent de 2 à 15 jours et partent d’une gare.',
      maxLength: 300,
    },
    {
      name: 'award',
      type: 'text',
      label: 'Récompense',
      defaultValue: 'Lauréat du Prix du voyage bas carbone 2025',
      maxLength: 80,
    },
    {
      name: 'seminars_url',
      type: 'text',
      label: 'Site des séminaires',
      required: true,
      defaultValue: 'https://seminaires.lagopede.example',
      validate: checkLink,
    },
    {
      name: 'social_links',
      type: 'array',
      label: 'Réseaux sociaux',
      labels: { singular: 'Réseau', plural: 'Réseaux' },
      maxRows: 6,
      fields: [
        {
          name: 'network',
          type: 'select',
          label: 'Réseau',
          required: true,
          options: [
            { value: 'instagram', label: 'Instagram' },
            { value: 'facebook', label: 'Facebook' },
            { value: 'linkedin', label: 'LinkedIn' },
            { value: 'youtube', label: 'YouTube' },
          ],
        },
        { name: 'url', type: 'text', label: 'Adresse', required: true, validate: checkLink },
      ],
    },
  ],
}
