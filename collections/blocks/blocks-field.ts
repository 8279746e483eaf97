import type { BlocksField } from 'payload'
import { CallBlock } from './call-block'
import { FiguresBlock } from './figures-block'
import { FormBlock } from './form-block'
import { GalleryBlock } from './gallery-block'
import { GuideBlock } from './guide-block'
import { PictureBlock } from './picture-block'
import { QuoteBlock } from './quote-block'
import { StepsBlock } from './steps-block'
import { TableBlock } from './table-block'
import { TextBlock } from './text-block'
import { TripsBlock } from './trips-block'
import { VideoBlock } from './video-block'

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
  ],
})
