import type { Block } from 'payload'
import { closedRows } from '../fields/closed-rows'
import { blockIntro, blockTitle } from './block-texts'
import { validateHref } from './validate-href'

export const StepsBlock: Block = {
  slug: 'steps',
  interfaceName: 'StepsBlock',
  labels: { singular: 'Étapes', plural: 'Étapes' },
  fields: [
    blockTitle(),
    blockIntro(),
    {
      name: 'look',
      type: 'select',
      label: 'Allure',
      required: true,
      defaultValue: 'numbered',
      options: [
        { value: 'numbered', label: 'Numérotées, sur fond sombre' },
        { value: 'line', label: 'Le long d’une ligne, avec une date' },
        { value: 'cards', label: 'Cartes avec une image' },
      ],
    },
    {
      name: 'items',
      type: 'array',
      label: 'Étapes',
      labels: { singular: 'Étape', plural: 'Étapes' },
      required: true,
      minRows: 1,
      maxRows: 12,
      admin: closedRows({ rowLabel: '/admin/content/item-row-label#ItemRowLabel' }),
      fields: [
        { name: 'mark', type: 'text', label: 'Date ou repère', maxLength: 20 },
        { name: 'title', type: 'text', label: 'Titre', required: true, maxLength: 100 },
        { name: 'text', type: 'textarea', label: 'Texte', maxLength: 500 },
        { name: 'image', type: 'upload', relationTo: 'media', label: 'Image' },
        { name: 'href', type: 'text', label: 'Lien', maxLength: 300, validate: validateHref },
        { name: 'link_text', type: 'text', label: 'Mots du lien', maxLength: 60 },
      ],
    },
    { name: 'image', type: 'upload', relationTo: 'media', label: 'Image à côté de la ligne' },
  ],
}
