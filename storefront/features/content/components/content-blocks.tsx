import type { ReactNode } from 'react'
import type { ContentBlock, ContentForm } from '@/contract/content'
import type { Hit } from '@/contract/hit'
import { LinkButton } from '@/storefront/ui/link-button'
import { Photo } from '@/storefront/ui/photo'
import type { BlockProps } from './block-props'
import { BlockSection } from './block-section'
import { FiguresBlock } from './figures-block'
import { TableBlock } from './table-block'
import { QuoteBlock, StepsBlock } from './text-blocks'
import { GuideBlock, TripsBlock } from './trip-blocks'
import { VideoBlock } from './video-block'

/** What blocks show of other features. */
export type BlockSlots = {
  card: (hit: Hit) => ReactNode
  form: (form: ContentForm) => ReactNode
  /** The cards of a block, where a page lists them in a way of its own. */
  trips?: (hits: Hit[]) => ReactNode
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
      return <TripsBlock {...block} card={slots.card} list={slots.trips} />
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

const TextBlock = ({ html, look }: BlockProps<'text'>) => {
  // Written in the panel and rendered from its rich text by the server.
  const text = { className: `ctext block ctext--${look}`, dangerouslySetInnerHTML: { __html: html } }
  // A note is said as one, and is no landmark: an article may have several, and none has a name.
  return look === 'note' ? <aside role="note" {...text} /> : <div {...text} />
}

type FormBlockProps = Omit<BlockProps<'form'>, 'form'> & { slot: ReactNode }

const FormBlock = ({ slot, ...section }: FormBlockProps) => (
  <BlockSection {...section} className="ccall">
    {slot}
  </BlockSection>
)

const SIZES = { text: '(min-width: 48rem) 44rem, 92vw', wide: '(min-width: 82rem) 78rem, 92vw' }

const PictureBlock = ({ picture, caption, width }: BlockProps<'picture'>) => (
  <figure className={`cpicture block cpicture--${width}`}>
    <Photo src={picture.url} alt={picture.alt} sizes={SIZES[width]} width={picture.width} height={picture.height} />
    {caption && <figcaption>{caption}</figcaption>}
  </figure>
)

const CallBlock = ({ links, ...section }: BlockProps<'call'>) => (
  <BlockSection {...section} className="ccall">
    <p className="row wrapx">
      {links.map(({ label, href }, position) => (
        <LinkButton key={href} look={position === 0 ? 'ink' : 'line'} href={href}>
          {label}
        </LinkButton>
      ))}
    </p>
  </BlockSection>
)

const GalleryBlock = ({ pictures, ...section }: BlockProps<'gallery'>) => (
  <BlockSection {...section}>
    <ul className="cgallery">
      {pictures.map(({ url, alt, width, height }, position) => (
        <li key={`${url} ${String(position)}`}>
          <Photo src={url} alt={alt} sizes="(min-width: 48rem) 26rem, 92vw" width={width} height={height} />
        </li>
      ))}
    </ul>
  </BlockSection>
)
