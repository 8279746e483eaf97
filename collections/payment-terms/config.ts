import type { CollectionConfig } from 'payload'
import { LEGAL_VERSION } from '@/domain/legal-documents'
import { DEPOSIT_PERCENT_LIMITS, GRACE_DAYS_LIMITS } from '@/domain/payment-terms'
import { keptVersions, onlyDrafts } from '../access/kept-versions'
import { lockDocuments } from '../access/lock-documents'
import { hiddenUnless, onlyRoles } from '../access/roles'
import { dayField } from '../fields/days'
import { nameCopy } from '../fields/name-copy'
import { quickFilters } from '../lists/quick-filters'
import { refuseContradiction } from './refuse-contradiction'

// Contracts are paid by its version, and pages promise its deposit.
const KEPT = keptVersions({
  collection: 'payment-terms',
  message: 'Des conditions publiées ne se modifient plus et ne se suppriment plus\u00a0: duplique-les.',
  tag: 'payment-terms',
})

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
  access: {
    read: onlyRoles('staff', 'marketer'),
    readVersions: onlyRoles('staff', 'marketer'),
    create: onlyRoles('staff'),
    update: onlyDrafts('staff'),
    delete: onlyDrafts('staff'),
  },
  hooks: {
    beforeOperation: [lockDocuments],
    beforeChange: [KEPT.beforeChange, refuseContradiction],
    afterChange: [KEPT.afterChange],
    beforeDelete: [KEPT.beforeDelete],
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'version',
          type: 'text',
          label: 'Version',
          required: true,
          unique: true,
          maxLength: 20,
          validate: (value: string | null | undefined) =>
            LEGAL_VERSION.test(value ?? '') || 'Des minuscules, des chiffres, des points et des tirets, comme 2027-01.',
          hooks: { beforeDuplicate: [nameCopy({ maxLength: 20, suffix: '-copie' })] },
          admin: { width: '50%', description: 'Par exemple 2027-01. Chaque réservation dit laquelle est la sienne.' },
        },
        dayField({ name: 'effective_on', label: 'En vigueur le', required: true, admin: { width: '50%' } }),
      ],
    },
    {
      name: 'status',
      type: 'select',
      label: 'État',
      required: true,
      defaultValue: 'draft',
      index: true,
      options: [
        { value: 'draft', label: 'Brouillon' },
        { value: 'published', label: 'Publié' },
      ],
      hooks: { beforeDuplicate: [() => 'draft'] },
      admin: {
        position: 'sidebar',
        description:
          'Publiées, ces conditions ne se modifient plus et ne se suppriment plus. Elles valent pour les commandes passées à partir du jour dit, à minuit, heure de Paris.',
      },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'deposit_percent',
          type: 'number',
          label: 'Acompte (%)',
          required: true,
          ...DEPOSIT_PERCENT_LIMITS,
          validate: wholeBetween(DEPOSIT_PERCENT_LIMITS),
          admin: {
            width: '50%',
            step: 1,
            description: 'La part du prix à verser à la commande, de 10 à 100. À 100, tout se règle à la réservation.',
          },
        },
        {
          name: 'grace_days',
          type: 'number',
          label: 'Délai après la relance (jours)',
          required: true,
          ...GRACE_DAYS_LIMITS,
          validate: wholeBetween(GRACE_DAYS_LIMITS),
          admin: {
            width: '50%',
            step: 1,
            description:
              'Le jour où l’acompte est dû, une relance part. Passé ce délai, de 1 à 14 jours, les places repartent en vente.',
          },
        },
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

function wholeBetween({ min, max }: { min: number; max: number }) {
  return (value: number | null | undefined) =>
    (Number.isInteger(value) && Number(value) >= min && Number(value) <= max) ||
    `Un nombre entier de ${String(min)} à ${String(max)}.`
}
