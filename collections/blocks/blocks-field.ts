import type { Block, BlocksField } from 'payload'
import { CallBlock, FormBlock } from './action-blocks'
import { blockTitle } from './block-texts'
import { FiguresBlock } from './figures-block'
import { GalleryBlock, PictureBlock, VideoBlock } from './picture-blocks'
import { StepsBlock } from './steps-block'
import { TableBlock } from './table-block'
import { QuoteBlock, TextBlock } from './text-blocks'
import { TripsBlock } from './trips-block'

const GuideBlock: Block = {
  slug: 'guide',
  interfaceName: 'GuideBlock',
  labels: { singular: 'Guide', plural: 'Guides' },
  fields: [
    blockTitle({ required: true }),
    { name: 'guide', type: 'relationship', relationTo: 'guides', label: 'Guide', required: true },
  ],
}

/** What a page or an article is made of, from top to bottom. Kept as one JSON value: see `blocksAsJSON` of the database. */
export const blocksField = (): BlocksField => ({
  name: 'blocks',
  type: 'blocks',
  label: 'Contenu',
  labels: { singular: 'Bloc', plural: 'Blocs' },
  required: true,
  minRows: 1,
  maxRows: 60,
  blocks: [
    TextBlock,
    PictureBlock,
    GalleryBlock,
    VideoBlock,
    QuoteBlock,
    TripsBlock,
    GuideBlock,
    FiguresBlock,
    StepsBlock,
    CallBlock,
    FormBlock,
    TableBlock,
  ].map(withPicture),
})

/** What a block looks like, drawn, where one is chosen; its name stands below. */
const withPicture = (block: Block): Block => ({
  ...block,
  admin: { images: { thumbnail: { url: `/brand/blocks/${block.slug}.svg`, alt: '' } } },
})
