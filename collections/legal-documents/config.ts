import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload'
import { LEGAL_DOCUMENTS } from '@/domain/legal/legal-documents'
import { LEGAL_PLACEHOLDERS } from '@/domain/legal/legal-placeholders'
import { findPaymentTermsFor } from '@/server/features/legal/find-payment-terms-for'
import type { LegalDocument } from '@/payload-types'
import { contradictingLines, textLines } from '@/domain/reservations/payment-terms-conflicts'
import { versionAccess, versionHooks } from '../access/kept-versions'
import { hiddenUnless } from '../access/roles'
import { dayField } from '../fields/days'
import { invalidFields } from '../fields/invalid-fields'
import { textEditor } from '../fields/text-editor'
import { addressableVersion, versionName, versionStatus } from '../fields/version-fields'
import { quickFilters } from '../lists/quick-filters'
import { CONTRACT_CHANGE_TERMS } from './contract-change-terms'

/**
 * Terms of sale are not published while they say something else than the terms of payment of their day, unless a draft of terms of
 * payment for that day says the same: of two that change together, the terms of sale are published first.
 */
const refuseContradictingSale: CollectionBeforeChangeHook<LegalDocument> = async ({ data, req }) => {
  if (data.kind !== 'terms_of_sale' || data.status !== 'published') return data
  const found = await findPaymentTermsFor({ req, on: data.effective_on ?? null })
  const lines = textLines(data.body?.root)
  const [wrong = []] = found.map((terms) => contradictingLines({ lines, terms }))
  if (found.some((terms) => contradictingLines({ lines, terms }).length === 0) || wrong.length === 0) return data
  const [terms] = found
  const message = `Les conditions de paiement ${terms?.version ?? ''}, en vigueur ce jour-là, disent un acompte de ${String(terms?.deposit_percent)}\u00a0% et ${String(terms?.grace_days)} jours après la relance. Ce texte dit\u00a0: «\u00a0${wrong.join(' ')}\u00a0» Prépare d’abord un brouillon de conditions de paiement qui dit la même chose, pour le même jour au plus tard.`
  throw invalidFields({ collection: 'legal-documents', req, errors: [{ path: 'body', message }] })
}

export const LegalDocuments: CollectionConfig = {
  slug: 'legal-documents',
  labels: { singular: 'Texte légal', plural: 'Textes légaux' },
  admin: {
    group: 'Agence',
    hideAPIURL: true,
    useAsTitle: 'version',
    defaultColumns: ['kind', 'version', 'effective_on', 'status', 'updatedAt'],
    listSearchableFields: ['version', 'changes'],
    hidden: hiddenUnless('staff', 'marketer'),
    description:
      'Une ligne par version. Une version publiée ne change plus\u00a0: pour la remplacer, duplique-la et donne-lui un autre nom.',
    components: quickFilters(
      { label: 'Brouillons', where: { status: { equals: 'draft' } } },
      { label: 'Publiés', where: { status: { equals: 'published' } } },
    ),
  },
  defaultSort: '-effective_on',
  indexes: [{ fields: ['kind', 'version'], unique: true }],
  access: versionAccess('staff'),
  hooks: versionHooks({
    collection: 'legal-documents',
    message: 'Une version publiée ne se modifie plus et ne se supprime plus\u00a0: crées-en une nouvelle.',
    more: [refuseContradictingSale],
  }),
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'kind',
          type: 'select',
          label: 'Texte',
          required: true,
          options: LEGAL_DOCUMENTS.map(({ kind, title }) => ({ value: kind, label: title })),
          admin: { width: '40%' },
        },
        versionName({
          width: '30%',
          description: 'Par exemple 2026-11. Elle ne sert qu’une fois pour un même texte.',
          validate: addressableVersion('2026-11\u00a0: c’est une partie de son adresse.'),
          isUnique: false,
        }),
        dayField({ name: 'effective_on', label: 'En vigueur le', required: true, admin: { width: '30%' } }),
      ],
    },
    versionStatus(
      'Publié, ce texte ne se modifie plus et ne se supprime plus. Il s’applique le jour dit, à minuit, heure de Paris.',
    ),
    {
      name: 'summary',
      type: 'textarea',
      label: 'En clair',
      maxLength: 300,
      admin: { description: 'Une phrase qui dit l’essentiel, montrée au-dessus du texte.' },
    },
    {
      name: 'changes',
      type: 'textarea',
      label: 'Ce qui a changé',
      maxLength: 1000,
      admin: { description: 'Depuis la version d’avant, une modification par ligne.' },
    },
    CONTRACT_CHANGE_TERMS,
    {
      name: 'body',
      type: 'richText',
      label: 'Texte',
      required: true,
      editor: textEditor(['h3', 'h4']),
      admin: {
        description: `Ces mots sont remplacés par ce que disent les réglages\u00a0: ${Object.keys(LEGAL_PLACEHOLDERS).join(', ')}.`,
      },
    },
  ],
}
