import type { Block } from 'payload'
import { closedRows } from '../fields/closed-rows'
import { blockIntro, blockTitle } from './block-texts'

export const FiguresBlock: Block = {
  slug: 'figures',
  interfaceName: 'FiguresBlock',
  labels: { singular: 'Chiffres', plural: 'Chiffres' },
  fields: [
    blockTitle(),
    blockIntro(),
    {
      name: 'look',
      type: 'select',
      label: 'Allure',
      required: true,
      defaultValue: 'pledges',
      options: [
        { value: 'pledges', label: 'Engagements\u00a0: un grand chiffre, une phrase, un état' },
        { value: 'band', label: 'Liste sur fond sombre' },
        { value: 'bars', label: 'Diagramme en bâtons' },
      ],
    },
    {
      name: 'items',
      type: 'array',
      label: 'Chiffres',
      labels: { singular: 'Chiffre', plural: 'Chiffres' },
      required: true,
      minRows: 1,
      maxRows: 12,
      admin: closedRows({ rowLabel: '/admin/content/item-row-label#ItemRowLabel' }),
      fields: [
        {
          name: 'figure',
          type: 'text',
          label: 'Chiffre',
          required: true,
          maxLength: 30,
          admin: { description: 'Avec son unité. Dans un diagramme, un nombre seul\u00a0: 18,5.' },
        },
        { name: 'label', type: 'text', label: 'Nom', required: true, maxLength: 80 },
        { name: 'text', type: 'textarea', label: 'Phrase', maxLength: 300 },
        {
          name: 'state',
          type: 'select',
          label: 'État',
          options: [
            { value: 'kept', label: 'Tenu' },
            { value: 'under_way', label: 'En cours' },
            { value: 'missed', label: 'Raté' },
            { value: 'goal', label: 'Objectif' },
          ],
        },
      ],
    },
    {
      name: 'note',
      type: 'text',
      label: 'Note',
      maxLength: 200,
      admin: { description: 'L’unité, la source, l’année.' },
    },
  ],
}
