import type { FieldHook, GlobalConfig } from 'payload'
import { DEFAULT_REST_DAYS } from '@/domain/departures/guide-conflicts'
import { confirmIdentity } from '@/server/features/sign-in/session/confirm-identity'
import { hiddenUnless, onlyRoles, onlyRolesField } from '../access/roles'
import { priceField } from '../fields/price-field'
import { askOwnSecondFactor } from './ask-own-second-factor'
import { legalIdentityFields } from './legal-identity-fields'
import { paymentTimeFields } from './payment-time-fields'
import { trainOperatorsFields } from './train-operators-fields'
import { unprovenHoldFields } from './unproven-hold-fields'

/** Who frees the team from its second factor confirms that they are no stolen session. */
const confirmTurningOff: FieldHook = async ({ value, originalDoc, req }) => {
  const before: unknown = (originalDoc as { require_second_factor?: unknown } | undefined)?.require_second_factor
  if (value === false && before === true && req.user) await confirmIdentity({ req, target: 'globals/site-settings' })
  return value
}

const link = /^https?:\/\/\S+$/
const checkLink = (value: string | null | undefined) =>
  !value || link.test(value) || 'Une adresse commence par https://'

const SAY_E164 = 'Écris le numéro au format +33465712018.'
const isE164 = (value: string | null | undefined) => /^\+\d{6,15}$/.test(value ?? '')

export const SiteSettings: GlobalConfig = {
  slug: 'site-settings',
  label: 'Réglages du site',
  admin: { hideAPIURL: true, group: 'Agence', hidden: hiddenUnless('staff') },
  access: {
    read: onlyRoles('staff', 'marketer'),
    readVersions: onlyRoles('staff', 'marketer'),
    update: onlyRoles('staff'),
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
          validate: (value: string | null | undefined) => isE164(value) || SAY_E164,
        },
        {
          name: 'emergency_phone',
          type: 'text',
          label: 'Téléphone d’astreinte',
          validate: (value: string | null | undefined) => !value || isE164(value) || SAY_E164,
          admin: {
            description:
              'Répond jour et nuit pendant les départs. Montré aux guides. Vide\u00a0: le téléphone de l’agence.',
          },
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
      name: 'upkeep_email',
      type: 'email',
      label: 'Qui reçoit le message du matin',
      admin: {
        description: 'Liens cassés, pages introuvables, textes à compléter. Vide\u00a0: l’adresse d’envoi de l’agence.',
      },
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
      name: 'appointment_url',
      type: 'text',
      label: 'Prise de rendez-vous',
      required: true,
      defaultValue: 'https://rendez-vous.lagopede.example',
      validate: checkLink,
      admin: { description: 'Proposée à qui préfère choisir l’heure de l’appel.' },
    },
    {
      name: 'google_review_url',
      type: 'text',
      label: 'Avis Google',
      required: true,
      defaultValue: 'https://avis-google.lagopede.example',
      validate: checkLink,
    },
    {
      type: 'collapsible',
      label: 'Réservation',
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'hold_minutes',
              type: 'number',
              label: 'Places retenues (minutes)',
              required: true,
              defaultValue: 30,
              min: 5,
              max: 120,
              admin: { width: '33%' },
            },
            {
              name: 'waitlist_claim_hours',
              type: 'number',
              label: 'Liste d’attente\u00a0: places mises de côté (heures)',
              required: true,
              defaultValue: 24,
              min: 0,
              max: 72,
              admin: {
                width: '33%',
                description: 'Le temps laissé à une grande demande pour que d’autres places la complètent.',
              },
            },
            {
              ...priceField({
                name: 'transfer_cost_cents',
                label: 'Frais réels d’une cession',
                description:
                  'Ce que nous coûte vraiment le remplacement d’un voyageur (article R. 211-7)\u00a0: rien d’autre ne peut être demandé, et le détail en est donné.',
              }),
              index: false,
              defaultValue: 0,
            },
            {
              name: 'terms_version',
              type: 'text',
              label: 'Version des conditions de vente',
              required: true,
              defaultValue: '2026-11',
              maxLength: 20,
              admin: {
                width: '33%',
                description: 'Sert tant qu’aucune version n’est publiée dans les textes légaux.',
              },
            },
          ],
        },
        unprovenHoldFields,
        paymentTimeFields,
        {
          type: 'row',
          fields: [
            {
              name: 'guide_rest_days',
              type: 'number',
              label: 'Repos d’un guide entre deux départs (jours)',
              required: true,
              defaultValue: DEFAULT_REST_DAYS,
              min: 0,
              max: 7,
              admin: {
                width: '33%',
                step: 1,
                description:
                  'Jours entiers entre un retour et le départ suivant. En dessous, le guide n’est pas libre.',
              },
            },
          ],
        },
        {
          type: 'row',
          fields: [
            {
              name: 'bank_holder',
              type: 'text',
              label: 'Titulaire du compte',
              required: true,
              defaultValue: 'Lagopède SAS',
              maxLength: 80,
              admin: { width: '33%' },
            },
            {
              name: 'bank_iban',
              type: 'text',
              label: 'IBAN',
              required: true,
              defaultValue: 'FR76 3000 4000 0312 3456 7890 143',
              maxLength: 42,
              admin: { width: '33%' },
            },
            {
              name: 'bank_bic',
              type: 'text',
              label: 'BIC',
              required: true,
              defaultValue: 'BNPAFRPPXXX',
              maxLength: 11,
              admin: { width: '33%' },
            },
          ],
        },
      ],
    },
    legalIdentityFields,
    trainOperatorsFields,
    {
      name: 'require_second_factor',
      type: 'checkbox',
      label: 'Exiger la double authentification de toute l’équipe',
      defaultValue: true,
      access: { update: onlyRolesField() },
      validate: askOwnSecondFactor,
      hooks: { beforeChange: [confirmTurningOff] },
      admin: {
        description:
          'Exigée sauf dans la démonstration, dont le mot de passe est public. Qui n’en a pas est déconnecté, et la configure avant d’entrer de nouveau.',
      },
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
