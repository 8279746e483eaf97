import type { CollectionBeforeDeleteHook, CollectionConfig, Condition, TextField } from 'payload'
import { PROMO_CODE, spellCode } from '@/domain/reservations/promo-code'
import { HttpError } from '@/server/platform/http/errors'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'
import { hiddenUnless, marketingAccess, onlyRoles, readByNoOne } from '../access/roles'
import { lockDocuments } from '../access/lock-documents'
import { dayField } from '../fields/days'
import { priceField } from '../fields/price-field'
import { quickFilters } from '../lists/quick-filters'
import { checkPromo } from './check-promo'
import { sayUses } from './say-uses'

/** A code that reservations have stays: it is stopped instead. */
const keepUsed: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute(
    sql`select 1 from reservation_discounts where promo_code_id = ${Number(id)} limit 1`,
  )
  if (rows.length === 0) return
  throw new HttpError({
    status: 409,
    message: 'Des réservations ont ce code\u00a0: arrête-le au lieu de le supprimer.',
  })
}

const isPercent: Condition = (data) => data['effect'] === 'percent'
const isAmount: Condition = (data) => data['effect'] !== 'percent'

const countField = ({ name, label, description }: { name: string; label: string; description: string }) => ({
  name,
  type: 'number' as const,
  label,
  min: 1,
  max: 100_000,
  validate: (value: number | null | undefined) =>
    value === null || value === undefined || (Number.isInteger(value) && value >= 1 && value <= 100_000)
      ? true
      : 'Un nombre entier, de 1 à 100 000.',
  admin: { width: '50%', description },
})

/** What the list says of a code, read beside it and kept nowhere. */
const saidField = ({ name, label, isListed }: { name: string; label: string; isListed?: boolean }): TextField => ({
  name,
  type: 'text',
  label,
  virtual: true,
  admin: {
    readOnly: true,
    position: 'sidebar',
    disableListFilter: true,
    // The form says itself what these say, and a code that is not saved has neither uses nor a state.
    condition: (_data, _siblings, { operation }) => !isListed && operation !== 'create',
  },
})

export const PromoCodes: CollectionConfig = {
  slug: 'promo-codes',
  labels: { singular: 'Code promo', plural: 'Codes promo' },
  admin: {
    group: 'Agence',
    hideAPIURL: true,
    useAsTitle: 'code',
    defaultColumns: ['code', 'does', 'uses', 'dates', 'given', 'state'],
    hidden: hiddenUnless('staff', 'marketer'),
    description:
      'Un code baisse le prix de l’aventure. La remise est une ligne du prix, du panier au contrat\u00a0; un prix barré n’est jamais affiché.',
    components: quickFilters(
      { label: 'À venir', where: { first_day: { greater_than: 'today' } } },
      { label: 'Finis', where: { last_day: { less_than: 'today' } } },
      { label: 'Arrêtés', where: { is_stopped: { equals: 'true' } } },
    ),
  },
  defaultSort: '-createdAt',
  access: { ...marketingAccess, delete: onlyRoles('staff') },
  hooks: {
    beforeOperation: [lockDocuments],
    beforeChange: [checkPromo],
    afterRead: [sayUses],
    beforeDelete: [keepUsed],
  },
  fields: [
    {
      name: 'code',
      type: 'text',
      label: 'Code',
      maxLength: 24,
      hooks: {
        beforeValidate: [({ value }) => (typeof value === 'string' ? spellCode(value) : value)],
        beforeDuplicate: [() => null],
      },
      validate: (value: string | null | undefined) =>
        !value || PROMO_CODE.test(value) || 'De 3 à 24 lettres sans accent, chiffres ou tirets, comme PREMIERTRAIN.',
      admin: {
        description:
          'Laisse vide pour en tirer un au sort, sans signes qui se ressemblent. Majuscules ou minuscules, c’est le même code.',
      },
    },
    // Whether trips or families were chosen: of a code whose only trip is gone, none is left.
    { name: 'is_restricted', type: 'checkbox', defaultValue: false, access: readByNoOne, admin: { hidden: true } },
    { name: 'folded', type: 'text', unique: true, index: true, access: readByNoOne, admin: { hidden: true } },
    {
      type: 'row',
      fields: [
        {
          name: 'effect',
          type: 'select',
          label: 'Remise',
          required: true,
          defaultValue: 'person',
          options: [
            { value: 'person', label: '€ par personne' },
            { value: 'booking', label: '€ par réservation' },
            { value: 'percent', label: '% du prix de l’aventure' },
          ],
          admin: { width: '50%' },
        },
        {
          ...priceField({ name: 'amount_cents', label: 'Montant' }),
          admin: {
            ...priceField({ name: 'amount_cents', label: 'Montant' }).admin,
            width: '50%',
            condition: isAmount,
          },
        },
        {
          name: 'percent',
          type: 'number',
          label: 'Pourcentage',
          min: 1,
          max: 100,
          validate: (value: number | null | undefined) =>
            value === null || value === undefined || (Number.isInteger(value) && value >= 1 && value <= 100)
              ? true
              : 'Un nombre entier, de 1 à 100.',
          admin: { width: '50%', condition: isPercent, description: 'Les options ne sont pas remisées.' },
        },
      ],
    },
    {
      name: 'preview',
      type: 'ui',
      label: 'Aperçu',
      admin: { disableListColumn: true, components: { Field: '/admin/promos/effect-preview#EffectPreview' } },
    },
    {
      type: 'row',
      fields: [
        countField({ name: 'max_uses', label: 'Usages au plus', description: 'Vide\u00a0: sans limite.' }),
        countField({ name: 'max_uses_per_person', label: 'Par client', description: 'Vide\u00a0: sans limite.' }),
      ],
    },
    {
      type: 'row',
      fields: [
        dayField({
          name: 'first_day',
          label: 'Du',
          admin: { width: '50%', description: 'Vide\u00a0: dès maintenant.' },
        }),
        dayField({
          name: 'last_day',
          label: 'Au',
          admin: { width: '50%', description: 'Ce jour compris. Vide\u00a0: toujours.' },
        }),
      ],
    },
    {
      type: 'row',
      fields: [
        dayField({ name: 'departures_from', label: 'Départs du', admin: { width: '50%' } }),
        dayField({ name: 'departures_until', label: 'Départs au', admin: { width: '50%' } }),
      ],
    },
    {
      name: 'min_travelers',
      type: 'number',
      label: 'À partir de tant de personnes',
      min: 2,
      max: 30,
      validate: (value: number | null | undefined) =>
        value === null || value === undefined || (Number.isInteger(value) && value >= 2 && value <= 30)
          ? true
          : 'Un nombre entier, de 2 à 30.',
      admin: { description: 'Vérifié à la commande, puis à chaque changement par la règle choisie dessous.' },
    },
    {
      name: 'on_change',
      type: 'select',
      label: 'Si la réservation change ensuite',
      required: true,
      defaultValue: 'kept',
      options: [
        { value: 'kept', label: 'La remise reste' },
        { value: 'withdrawn', label: 'La remise est retirée quand le code ne vaut plus' },
      ],
      admin: {
        description:
          'Quand il reste moins de personnes, ou pour un départ hors des dates. Retirée, elle est à payer\u00a0: l’aperçu du changement dit combien. Elle revient avec sa condition. Ce que l’agence change ou annule ne la retire jamais, et chaque réservation garde la règle du jour de sa commande. Le client lit cette règle avec son code.',
      },
    },
    { name: 'first_trip_only', type: 'checkbox', label: 'Seulement une première réservation', defaultValue: false },
    {
      name: 'expeditions',
      type: 'relationship',
      relationTo: 'expeditions',
      hasMany: true,
      label: 'Réservé à ces aventures',
      admin: { allowCreate: false, description: 'Avec les familles choisies dessous. Sans rien, il vaut pour toutes.' },
    },
    {
      name: 'families',
      type: 'relationship',
      relationTo: 'activity-categories',
      hasMany: true,
      label: 'Réservé à ces familles d’activités',
      admin: { allowCreate: false },
    },
    {
      name: 'returns_use',
      type: 'checkbox',
      label: 'Une réservation annulée rend son usage',
      defaultValue: true,
      admin: { description: 'Décoché, l’usage reste compté, sauf quand c’est l’agence qui annule le départ.' },
    },
    {
      name: 'is_stopped',
      type: 'checkbox',
      label: 'Arrêté',
      defaultValue: false,
      admin: {
        position: 'sidebar',
        description: 'Plus personne ne peut l’ajouter ni commander avec. Les réservations qui l’ont le gardent.',
      },
    },
    {
      name: 'note',
      type: 'textarea',
      label: 'Pour l’équipe',
      maxLength: 300,
      admin: { position: 'sidebar', description: 'Où il est donné, pourquoi. Les clients ne le lisent pas.' },
    },
    saidField({ name: 'state', label: 'État' }),
    saidField({ name: 'uses', label: 'Usages' }),
    saidField({ name: 'given', label: 'Remises' }),
    saidField({ name: 'does', label: 'Effet', isListed: true }),
    saidField({ name: 'dates', label: 'Dates', isListed: true }),
  ],
}
