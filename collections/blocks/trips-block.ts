import type { Block } from 'payload'
import { EXPEDITION_TYPES, EXPEDITION_TYPE_TAGS } from '@/domain/catalogue/expedition-type'
import { NO_DRAFT_BY_THE_WAY } from '../fields/belongs-to'
import { blockIntro, blockTitle } from './block-texts'

const MOST_TRIPS = 12
const isByHand = (_data: unknown, row: { source?: string }) => row.source === 'hand'
const isByQuery = (_data: unknown, row: { source?: string }) => row.source !== 'hand'

export const TripsBlock: Block = {
  slug: 'trips',
  interfaceName: 'TripsBlock',
  labels: { singular: 'Aventures', plural: 'Aventures' },
  fields: [
    blockTitle({ required: true }),
    blockIntro(),
    {
      name: 'source',
      type: 'select',
      label: 'Lesquelles',
      required: true,
      defaultValue: 'query',
      options: [
        { value: 'query', label: 'Celles qui répondent à des critères' },
        { value: 'hand', label: 'Choisies une à une' },
      ],
    },
    {
      name: 'expeditions',
      type: 'relationship',
      relationTo: 'expeditions',
      hasMany: true,
      maxRows: MOST_TRIPS,
      label: 'Aventures',
      admin: {
        ...NO_DRAFT_BY_THE_WAY,
        condition: isByHand,
        description: 'Celles qui ne sont plus en vente disparaissent d’elles-mêmes.',
      },
    },
    {
      name: 'types',
      type: 'select',
      hasMany: true,
      label: 'Formules',
      options: EXPEDITION_TYPES.map((value) => ({ value, label: EXPEDITION_TYPE_TAGS[value] })),
      admin: { condition: isByQuery, description: 'Vide\u00a0: toutes.' },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'activity',
          type: 'relationship',
          relationTo: 'activities',
          label: 'Activité',
          admin: { condition: isByQuery, width: '50%' },
        },
        {
          name: 'country',
          type: 'relationship',
          relationTo: 'countries',
          label: 'Pays',
          admin: { condition: isByQuery, width: '50%' },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'sort',
          type: 'select',
          label: 'Dans quel ordre',
          required: true,
          defaultValue: 'featured',
          options: [
            { value: 'featured', label: 'Celui du catalogue' },
            { value: 'next_departure', label: 'Le prochain départ d’abord' },
            { value: 'price', label: 'Du moins cher au plus cher' },
            { value: 'favourites', label: 'Les plus aimées d’abord' },
          ],
          admin: { condition: isByQuery, width: '50%' },
        },
        {
          name: 'limit',
          type: 'number',
          label: 'Combien au plus',
          required: true,
          defaultValue: 3,
          min: 1,
          max: MOST_TRIPS,
          admin: { condition: isByQuery, width: '50%' },
        },
      ],
    },
  ],
}
