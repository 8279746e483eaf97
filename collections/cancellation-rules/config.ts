import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload'
import type { FeeStep } from '@/domain/changes/cancellation'
import { feeTableFaults } from '@/domain/changes/fee-table-faults'
import type { CancellationRule } from '@/payload-types'
import { versionAccess, versionHooks } from '../access/kept-versions'
import { hiddenUnless, readByNoOne } from '../access/roles'
import { dayField } from '../fields/days'
import { addressableVersion, versionName, versionStatus } from '../fields/version-fields'
import { quickFilters } from '../lists/quick-filters'

/** Published, a table is kept as its steps stand now. */
const freezeSteps: CollectionBeforeChangeHook<CancellationRule> = ({ data }) => ({
  ...data,
  frozen:
    data.status === 'published'
      ? (data.steps ?? []).map(({ days_before, refund_percent }): FeeStep => ({ days_before, refund_percent }))
      : null,
})

export const CancellationRules: CollectionConfig = {
  slug: 'cancellation-rules',
  labels: { singular: 'Barème d’annulation', plural: 'Barèmes d’annulation' },
  admin: {
    group: 'Agence',
    hideAPIURL: true,
    useAsTitle: 'version',
    defaultColumns: ['version', 'is_default', 'effective_on', 'status', 'updatedAt'],
    hidden: hiddenUnless('staff', 'marketer'),
    description:
      'Ce qui est remboursé selon le jour où un client annule. Une ligne par version\u00a0: publiée, elle ne change plus, et chaque réservation garde celle de sa commande.',
    components: quickFilters(
      { label: 'Brouillons', where: { status: { equals: 'draft' } } },
      { label: 'Publiés', where: { status: { equals: 'published' } } },
    ),
  },
  defaultSort: '-effective_on',
  access: versionAccess('staff'),
  // Contracts bear its version, and pages promise its dates.
  hooks: versionHooks({
    collection: 'cancellation-rules',
    message: 'Un barème publié ne se modifie plus et ne se supprime plus\u00a0: duplique-le.',
    more: [freezeSteps],
  }),
  fields: [
    {
      type: 'row',
      fields: [
        versionName({
          width: '50%',
          description: 'Par exemple 2027-01. Elle est écrite dans chaque contrat.',
          validate: addressableVersion('2027-01 ou polaire-2027.'),
        }),
        dayField({ name: 'effective_on', label: 'En vigueur le', required: true, admin: { width: '50%' } }),
      ],
    },
    versionStatus(
      'Publié, ce barème ne se modifie plus et ne se supprime plus. Il vaut pour les commandes passées à partir du jour dit, à minuit, heure de Paris.',
    ),
    {
      name: 'is_default',
      type: 'checkbox',
      label: 'Barème de l’agence',
      defaultValue: true,
      admin: {
        position: 'sidebar',
        description:
          'Il vaut pour toutes les aventures qui n’ont pas le leur. Décoché, il ne vaut que pour celles qui le choisissent.',
      },
    },
    {
      name: 'steps',
      type: 'array',
      label: 'Étapes',
      labels: { singular: 'Étape', plural: 'Étapes' },
      required: true,
      maxRows: 8,
      validate: (rows: unknown) => {
        const faults = feeTableFaults(Array.isArray(rows) ? (rows as Array<Partial<FeeStep>>) : [])
        return faults.length === 0 || faults.join(' ')
      },
      admin: {
        description:
          'De la plus lointaine à la plus proche du départ, chacune moins remboursée que la précédente. La dernière, à 0 jour, va jusqu’au départ.',
      },
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'days_before',
              type: 'number',
              label: 'Jusqu’à tant de jours avant le départ',
              required: true,
              min: 0,
              max: 365,
              admin: { width: '50%' },
            },
            {
              name: 'refund_percent',
              type: 'number',
              label: 'Part remboursée (%)',
              required: true,
              min: 0,
              max: 100,
              admin: { width: '50%' },
            },
          ],
        },
      ],
    },
    {
      name: 'changes',
      type: 'textarea',
      label: 'Pourquoi',
      maxLength: 1000,
      admin: {
        description:
          'Ce qui a changé et ce qui justifie ces frais\u00a0: le client peut le demander (article L211-14 du Code du tourisme).',
      },
    },
    {
      name: 'preview',
      type: 'ui',
      label: 'Aperçu',
      admin: {
        disableListColumn: true,
        components: { Field: '/admin/cancellation/steps-preview#StepsPreview' },
      },
    },
    {
      // What bookings are sold by: the rows of the form are for who reads it.
      name: 'frozen',
      type: 'json',
      hooks: { beforeDuplicate: [() => null] },
      access: readByNoOne,
      admin: { hidden: true },
    },
  ],
}
