import type { Block } from 'payload'
import { textEditor } from '../fields/text-editor'

export const TextBlock: Block = {
  slug: 'text',
  interfaceName: 'TextBlock',
  labels: { singular: 'Texte', plural: 'Textes' },
  fields: [
    {
      name: 'body',
      type: 'richText',
      label: 'Texte',
      required: true,
      editor: textEditor(['h2', 'h3']),
    },
    {
      name: 'look',
      type: 'select',
      label: 'Allure',
      required: true,
      defaultValue: 'plain',
      options: [
        { value: 'plain', label: 'Texte courant' },
        { value: 'statement', label: 'Grande phrase\u00a0: le premier paragraphe en gros' },
        { value: 'callout', label: 'Encadré' },
        { value: 'note', label: 'Note en marge\u00a0: quelques phrases à côté du texte d’un article' },
      ],
      admin: {
        description:
          'Une note se place entre deux textes. Elle se lit en marge du second sur un grand écran, dans la page ailleurs\u00a0; son nom s’écrit en gras, sur une ligne à lui.',
      },
    },
  ],
}

export const QuoteBlock: Block = {
  slug: 'quote',
  interfaceName: 'QuoteBlock',
  labels: { singular: 'Citation', plural: 'Citations' },
  fields: [
    { name: 'text', type: 'textarea', label: 'Citation', required: true, maxLength: 400 },
    { name: 'author', type: 'text', label: 'De qui', required: true, maxLength: 80 },
    { name: 'role', type: 'text', label: 'Qui c’est', maxLength: 120 },
    { name: 'portrait', type: 'upload', relationTo: 'media', label: 'Portrait' },
  ],
}
