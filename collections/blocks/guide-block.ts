import type { Block } from 'payload'
import { blockTitle } from './block-texts'

export const GuideBlock: Block = {
  slug: 'guide',
  interfaceName: 'GuideBlock',
  labels: { singular: 'Guide', plural: 'Guides' },
  fields: [
    blockTitle({ required: true }),
    { name: 'guide', type: 'relationship', relationTo: 'guides', label: 'Guide', required: true },
  ],
}
