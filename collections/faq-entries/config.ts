import type { CollectionAfterReadHook, CollectionConfig } from 'payload'
import { FAQ_TAKEN_ANCHORS, FAQ_THEMES } from '@/domain/faq/faq-themes'
import { readFaqRatings } from '@/server/features/faq/feedback'
import { hiddenUnless, marketingAccess } from '../access/roles'
import { nameCopy } from '../fields/name-copy'
import { slugField } from '../fields/slug-field'
import { textEditor } from '../fields/text-editor'
import { quickFilters } from '../lists/quick-filters'

/** What visitors said of the answer; kept beside the entry, so that saving it rewrites no count. */
const showRatings: CollectionAfterReadHook = async ({ doc }) => {
  if (typeof doc.id !== 'number') return doc
  const { yes, no } = await readFaqRatings(doc.id)
  return { ...doc, ratings: `${String(yes)} oui, ${String(no)} non` }
}

export const FaqEntries: CollectionConfig = {
  slug: 'faq-entries',
  labels: { singular: 'Question', plural: 'Questions de la FAQ' },
  admin: {
    group: 'Contenus',
    hideAPIURL: true,
    useAsTitle: 'question',
    defaultColumns: ['question', 'theme', 'position', 'ratings', '_status'],
    listSearchableFields: ['question', 'slug'],
    description: 'Les questions de la page FAQ, avec leur réponse. Un brouillon ne se voit pas.',
    hidden: hiddenUnless('staff', 'marketer'),
    components: quickFilters(
      { label: 'Publiées', where: { _status: { equals: 'published' } } },
      { label: 'Brouillons', where: { _status: { equals: 'draft' } } },
    ),
  },
  defaultSort: ['theme', 'position'],
  access: marketingAccess,
  versions: { maxPerDoc: 30, drafts: { schedulePublish: { timeFormat: 'HH:mm' } } },
  hooks: {
    afterRead: [showRatings],
  },
  fields: [
    {
      name: 'question',
      type: 'text',
      label: 'Question',
      required: true,
      maxLength: 160,
      hooks: { beforeDuplicate: [nameCopy({ maxLength: 160 })] },
    },
    {
      name: 'answer',
      type: 'richText',
      label: 'Réponse',
      required: true,
      editor: textEditor([]),
    },
    {
      name: 'theme',
      type: 'select',
      label: 'Rubrique',
      required: true,
      options: FAQ_THEMES.map(({ value, title }) => ({ value, label: title })),
      admin: { position: 'sidebar' },
    },
    {
      name: 'position',
      type: 'number',
      label: 'Rang',
      required: true,
      defaultValue: 100,
      min: 0,
      max: 10_000,
      admin: { position: 'sidebar', step: 10, description: 'Dans sa rubrique, du plus petit au plus grand.' },
    },
    {
      name: 'short_label',
      type: 'text',
      label: 'Souvent demandé',
      maxLength: 30,
      admin: {
        position: 'sidebar',
        description: 'Deux ou trois mots\u00a0: la question est alors proposée en haut de la page.',
      },
    },
    slugField({ from: 'question', reserved: FAQ_TAKEN_ANCHORS }),
    {
      name: 'ratings',
      type: 'text',
      virtual: true,
      label: 'Cela t’a aidé\u00a0?',
      admin: { position: 'sidebar', readOnly: true, description: 'Ce qu’ont répondu les visiteurs.' },
    },
  ],
}
