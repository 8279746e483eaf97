import type { Block } from 'payload'
import { readTable } from '@/domain/text/table-text'
import { blockIntro, blockTitle } from './block-texts'

export const TableBlock: Block = {
  slug: 'table',
  interfaceName: 'TableBlock',
  labels: { singular: 'Tableau', plural: 'Tableaux' },
  fields: [
    blockTitle(),
    blockIntro(),
    {
      name: 'look',
      type: 'select',
      label: 'Allure',
      required: true,
      defaultValue: 'table',
      options: [
        { value: 'table', label: 'Tableau' },
        { value: 'receipt', label: 'Ticket\u00a0: deux colonnes, le total en dernier' },
      ],
    },
    {
      name: 'caption',
      type: 'text',
      label: 'Ce que montre le tableau',
      required: true,
      maxLength: 200,
    },
    {
      name: 'cells',
      type: 'textarea',
      label: 'Cellules',
      required: true,
      maxLength: 6000,
      validate: (value: string | null | undefined) => {
        if (!value?.trim()) return 'Ce champ est requis.'
        const table = readTable(value)
        return table.ok || table.message
      },
      admin: {
        rows: 10,
        description:
          'Une ligne par rangée, les noms des colonnes d’abord, une barre | entre deux cellules. Des cellules copiées d’un tableur se collent ici.',
      },
    },
    { name: 'note', type: 'text', label: 'Note', maxLength: 300 },
  ],
}
