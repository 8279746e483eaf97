import type { Block } from 'payload'
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
      ],
    },
  ],
}
