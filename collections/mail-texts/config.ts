import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload'
import type { MailText } from '@/payload-types'
import { INITIAL_TEXTS, isMailTextKind } from '@/domain/mail-texts/mail-texts'
import { versionAccess, versionHooks } from '../access/kept-versions'
import { hiddenUnless } from '../access/roles'
import { dayField, dayOf } from '../fields/days'
import { invalidFields } from '../fields/invalid-fields'
import { addressableVersion, versionName, versionStatus } from '../fields/version-fields'
import { quickFilters } from '../lists/quick-filters'
import { beginVersion, today } from './begin-version'
import { kindOfMail, wordsField } from './words-field'

/** Notes who wrote a version and the name of its mail. One is not published for a day that is over: the last one of a day counts. */
const signVersion: CollectionBeforeChangeHook<MailText> = ({ data, req }) => {
  const { kind, status, effective_on: day } = data
  if (status === 'published' && (dayOf(day) ?? '') < (dayOf(today()) ?? '')) {
    const message = 'Ce jour est passé\u00a0: choisis aujourd’hui ou un jour à venir.'
    throw invalidFields({ collection: 'mail-texts', req, errors: [{ path: 'effective_on', message }] })
  }
  return {
    ...data,
    name: isMailTextKind(kind) ? INITIAL_TEXTS[kind].name : kind,
    author: req.user?.id ?? null,
  }
}

export const MailTexts: CollectionConfig = {
  slug: 'mail-texts',
  labels: { singular: 'Texte de mail', plural: 'Textes des mails' },
  admin: {
    group: 'Agence',
    hideAPIURL: true,
    useAsTitle: 'name',
    defaultColumns: ['name', 'version', 'effective_on', 'status', 'author'],
    listSearchableFields: ['name', 'subject', 'body'],
    hidden: hiddenUnless('staff', 'marketer'),
    description:
      'Ce que le site écrit aux gens. Chaque mail part dans son texte d’origine tant qu’aucune version n’est publiée\u00a0; une version publiée ne change plus.',
    components: {
      beforeListTable: [
        '/admin/mail-texts/mail-kinds#MailKinds',
        ...quickFilters(
          { label: 'Brouillons', where: { status: { equals: 'draft' } } },
          { label: 'Publiées', where: { status: { equals: 'published' } } },
        ).beforeListTable,
      ],
      views: {
        start: {
          Component: '/admin/mail-texts/start-view#StartMailTextView',
          path: '/create',
          exact: true,
          meta: { title: 'Changer un mail' },
        },
      },
    },
  },
  defaultSort: '-effective_on',
  indexes: [{ fields: ['kind', 'version'], unique: true }],
  disableBulkEdit: true,
  access: versionAccess('staff'),
  hooks: {
    ...versionHooks({
      collection: 'mail-texts',
      message: 'Une version publiée ne se modifie plus et ne se supprime plus\u00a0: duplique-la.',
      more: [signVersion],
    }),
    beforeValidate: [beginVersion],
  },
  fields: [
    kindOfMail,
    {
      name: 'name',
      type: 'text',
      label: 'Mail',
      admin: { readOnly: true, condition: (data) => Boolean(data['name']) },
    },
    {
      type: 'row',
      fields: [
        {
          ...versionName({
            width: '50%',
            description: 'Elle ne sert qu’une fois pour un même mail. Le texte d’origine est la version 1.',
            validate: addressableVersion('2 ou 2027-01.'),
            isUnique: false,
          }),
          // A copy takes the next number.
          hooks: { beforeDuplicate: [() => null] },
        },
        dayField({
          name: 'effective_on',
          label: 'En vigueur le',
          required: true,
          hooks: { beforeDuplicate: [today] },
          admin: { width: '50%' },
        }),
      ],
    },
    versionStatus(
      'Publié, ce texte ne se modifie plus. Les mails écrits à partir du jour dit partent avec lui\u00a0; pour revenir à un texte plus ancien, duplique-le et publie la copie.',
    ),
    {
      name: 'author',
      type: 'relationship',
      relationTo: 'users',
      label: 'Écrit par',
      index: true,
      access: { create: () => false, update: () => false },
      admin: { position: 'sidebar', readOnly: true },
    },
    wordsField({ name: 'subject', label: 'Objet' }),
    wordsField({ name: 'title', label: 'Titre' }),
    wordsField({
      name: 'preview',
      label: 'Aperçu dans la boîte de réception',
      description: 'La ligne que montrent les messageries à côté de l’objet.',
    }),
    wordsField({
      name: 'body',
      label: 'Texte',
      description:
        'Un paragraphe par ligne. Un repère entre accolades est remplacé par ce que sait le site\u00a0: le salut, le bouton, les sommes et ce que la loi veut restent écrits par lui.',
    }),
    {
      name: 'changes',
      type: 'textarea',
      label: 'Pourquoi',
      maxLength: 1000,
      admin: { description: 'Ce qui a changé, pour l’équipe.' },
    },
    {
      name: 'sample',
      type: 'ui',
      label: 'Le mail, tel qu’il partirait',
      admin: { disableListColumn: true, components: { Field: '/admin/mail-texts/text-preview#TextPreview' } },
    },
  ],
}
