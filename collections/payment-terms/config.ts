import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload'
import { DEPOSIT_PERCENT_LIMITS, GRACE_DAYS_LIMITS } from '@/domain/reservations/payment-terms'
import { findTermsOfSale } from '@/server/features/legal/find-terms-of-sale'
import type { PaymentTerm } from '@/payload-types'
import { contradictingLines } from '@/domain/reservations/payment-terms-conflicts'
import { versionAccess, versionHooks } from '../access/kept-versions'
import { hiddenUnless } from '../access/roles'
import { dayField } from '../fields/days'
import { invalidFields } from '../fields/invalid-fields'
import { addressableVersion, versionName, versionStatus } from '../fields/version-fields'
import { wholeNumberField } from '../fields/whole-number-field'
import { quickFilters } from '../lists/quick-filters'

/** Terms of payment are not published while the terms of sale of their day say something else. */
const refuseContradiction: CollectionBeforeChangeHook<PaymentTerm> = async ({ data, req }) => {
  if (data.status !== 'published') return data
  const { deposit_percent = 0, grace_days = 0, effective_on } = data
  const text = await findTermsOfSale({ req, on: effective_on ?? null })
  const lines = contradictingLines({ lines: text?.lines ?? [], terms: { deposit_percent, grace_days } })
  if (lines.length === 0) return data
  const message = `Les conditions de vente ${text?.version ?? ''}, en vigueur ce jour-là, disent\u00a0: «\u00a0${lines.join(' ')}\u00a0» Publie d’abord des conditions de vente qui disent la même chose, au plus tard le même jour.`
  throw invalidFields({ collection: 'payment-terms', req, errors: [{ path: 'deposit_percent', message }] })
}

export const PaymentTerms: CollectionConfig = {
  slug: 'payment-terms',
  labels: { singular: 'Conditions de paiement', plural: 'Conditions de paiement' },
  admin: {
    group: 'Agence',
    hideAPIURL: true,
    useAsTitle: 'version',
    defaultColumns: ['version', 'deposit_percent', 'grace_days', 'effective_on', 'status'],
    hidden: hiddenUnless('staff', 'marketer'),
    description:
      'L’acompte, et combien de jours on l’attend après la relance. Une ligne par version\u00a0: publiée, elle ne change plus, et chaque réservation garde celle de sa commande.',
    components: quickFilters(
      { label: 'Brouillons', where: { status: { equals: 'draft' } } },
      { label: 'Publiées', where: { status: { equals: 'published' } } },
    ),
  },
  defaultSort: '-effective_on',
  access: versionAccess('staff'),
  // Contracts are paid by its version, and pages promise its deposit.
  hooks: versionHooks({
    collection: 'payment-terms',
    message: 'Des conditions publiées ne se modifient plus et ne se suppriment plus\u00a0: duplique-les.',
    more: [refuseContradiction],
  }),
  fields: [
    {
      type: 'row',
      fields: [
        versionName({
          width: '50%',
          description: 'Par exemple 2027-01. Chaque réservation dit laquelle est la sienne.',
          validate: addressableVersion('2027-01.'),
        }),
        dayField({ name: 'effective_on', label: 'En vigueur le', required: true, admin: { width: '50%' } }),
      ],
    },
    versionStatus(
      'Publiées, ces conditions ne se modifient plus et ne se suppriment plus. Elles valent pour les commandes passées à partir du jour dit, à minuit, heure de Paris.',
    ),
    {
      type: 'row',
      fields: [
        wholeNumberField({
          name: 'deposit_percent',
          label: 'Acompte (%)',
          ...DEPOSIT_PERCENT_LIMITS,
          width: '50%',
          description: 'La part du prix à verser à la commande, de 10 à 100. À 100, tout se règle à la réservation.',
        }),
        wholeNumberField({
          name: 'grace_days',
          label: 'Délai après la relance (jours)',
          ...GRACE_DAYS_LIMITS,
          width: '50%',
          description:
            'Le jour où l’acompte est dû, une relance part. Passé ce délai, de 1 à 14 jours, les places repartent en vente.',
        }),
      ],
    },
    {
      name: 'changes',
      type: 'textarea',
      label: 'Pourquoi',
      maxLength: 1000,
      admin: { description: 'Ce qui a changé, pour l’équipe.' },
    },
    {
      name: 'preview',
      type: 'ui',
      label: 'Aperçu',
      admin: {
        disableListColumn: true,
        components: { Field: '/admin/payment-terms/terms-preview#TermsPreview' },
      },
    },
  ],
}
