import type { ReactNode } from 'react'
import type { ContentBlock, ContentForm } from '@/contract/content'
import type { Hit } from '@/contract/hit'
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

/** What blocks show of other features. */
export type BlockSlots = {
  card: (hit: Hit) => ReactNode
  form: (form: ContentForm) => ReactNode
}

type ContentBlocksProps = { blocks: ContentBlock[]; slots: BlockSlots }

export const ContentBlocks = ({ blocks, slots }: ContentBlocksProps) =>
  blocks.map((block, position) =>
    block.kind === 'text' ? (
      <TextBlock key={position} {...block} />
    ) : (
      <TitledBlock key={position} block={block} slots={slots} />
    ),
  )

type TitledBlockProps = { block: Exclude<ContentBlock, { kind: 'text' }>; slots: BlockSlots }

const TitledBlock = ({ block, slots }: TitledBlockProps) => {
  switch (block.kind) {
    case 'picture':
      return <PictureBlock {...block} />
    case 'gallery':
      return <GalleryBlock {...block} />
    case 'video':
      return <VideoBlock {...block} />
    case 'quote':
      return <QuoteBlock {...block} />
    case 'trips':
      return <TripsBlock {...block} card={slots.card} />
    case 'guide':
      return <GuideBlock {...block} />
    case 'figures':
      return <FiguresBlock {...block} />
    case 'steps':
      return <StepsBlock {...block} />
    case 'call':
      return <CallBlock {...block} />
    case 'form':
      return <FormBlock {...block} slot={slots.form(block.form)} />
    case 'table':
      return <TableBlock {...block} />
  }
}
