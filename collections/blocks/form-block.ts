import type { Block } from 'payload'
import { CONTACT_TOPICS } from '@/domain/contact'
import { blockIntro, blockTitle } from './block-texts'

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
