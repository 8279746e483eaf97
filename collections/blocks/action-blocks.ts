import type { Block } from 'payload'
import { CONTACT_TOPICS } from '@/domain/contact/contact'
import { closedRows } from '../fields/closed-rows'
import { blockIntro, blockTitle } from './block-texts'
import { validateHref } from './validate-href'

export const CallBlock: Block = {
  slug: 'call',
  interfaceName: 'CallBlock',
  labels: { singular: 'Appel à l’action', plural: 'Appels à l’action' },
  fields: [
    blockTitle({ required: true }),
    blockIntro(),
    {
      name: 'links',
      type: 'array',
      label: 'Boutons',
      labels: { singular: 'Bouton', plural: 'Boutons' },
      required: true,
      minRows: 1,
      maxRows: 3,
      admin: closedRows({ rowLabel: '/admin/content/item-row-label#ItemRowLabel' }),
      fields: [
        { name: 'label', type: 'text', label: 'Mots', required: true, maxLength: 60 },
        { name: 'href', type: 'text', label: 'Adresse', required: true, maxLength: 300, validate: validateHref },
      ],
    },
  ],
}

export const FormBlock: Block = {
  slug: 'form',
  interfaceName: 'FormBlock',
  labels: { singular: 'Formulaire', plural: 'Formulaires' },
  fields: [
    blockTitle({ required: true }),
    blockIntro(),
    {
      name: 'form',
      type: 'select',
      label: 'Formulaire',
      required: true,
      options: [
        { value: 'newsletter', label: 'Inscription à la newsletter' },
        { value: 'call', label: 'Être rappelé(e)' },
        { value: 'contact', label: 'Nous écrire' },
      ],
    },
    {
      name: 'topic',
      type: 'select',
      label: 'Sujet',
      required: true,
      defaultValue: 'trip',
      options: CONTACT_TOPICS.map(({ value, label }) => ({ value, label })),
      admin: {
        condition: (_data: unknown, row: { form?: string }) => row.form === 'contact',
        description: 'Choisi d’avance dans le formulaire.',
      },
    },
  ],
}
