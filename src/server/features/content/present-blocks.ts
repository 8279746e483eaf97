import type { ContentBlock, ContentHeading, ContentPicture } from '@/contract/content'
import { isContentHref } from '@/domain/content/content-href'
import { frenchSpaces } from '@/domain/text/french-spaces'
import { headingId } from '@/domain/text/headings'
import { relationId } from '@/domain/text/relation-id'
import { readTable } from '@/domain/text/table-text'
import { presentRichText, presentRichTextWithHeadings } from '@/server/platform/payload/present-rich-text'
import type { BlockSources } from './block-sources'
import type { StoredBlock } from './stored-block'

/**
 * Blocks as a page shows them, with its headings of the second level. A block without what it is there to show is left out: a
 * picture or a trip that was deleted leaves no hole.
 */
export const presentBlocks = ({
  blocks,
  sources,
}: {
  blocks: readonly StoredBlock[]
  sources: BlockSources
}): { blocks: ContentBlock[]; headings: ContentHeading[] } => {
  const taken: string[] = []
  const headings: ContentHeading[] = []
  const shown = blocks.flatMap((block, position): ContentBlock[] => {
    if (block.blockType === 'text') {
      if (!block.body) return []
      const { html, headings: own } = presentRichTextWithHeadings({ data: block.body, taken })
      taken.push(...own.map(({ id }) => id))
      headings.push(...own.filter(({ level }) => level === 2).map(({ id, text }) => ({ id, text })))
      return [{ kind: 'text', html, look: block.look ?? 'plain' }]
    }
    const one = present(block, { position, sources })
    if (!one || !('title' in one) || one.title === '') return one ? [one] : []
    const id = headingId({ text: one.title, taken })
    taken.push(id)
    headings.push({ id, text: one.title })
    return [{ ...one, id }]
  })
  return { blocks: shown, headings }
}

type Titled = Exclude<StoredBlock, { blockType: 'text' }>
type Context = { position: number; sources: BlockSources }
type Presenters = {
  [Kind in Titled['blockType']]: (
    block: StoredBlock<Kind>,
    context: Context,
  ) => Extract<ContentBlock, { kind: Kind }> | null
}

const PRESENTERS: Presenters = {
  picture: (block, context) => {
    const picture = pictureIn(context, block.image)
    return picture && { kind: 'picture', picture, caption: text(block.caption), width: block.width ?? 'text' }
  },
  gallery: (block, context) => {
    const pictures = (block.images ?? []).flatMap((image) => pictureIn(context, image) ?? [])
    return pictures.length === 0 ? null : { kind: 'gallery', ...titled(block), pictures }
  },
  video: (block, context) => {
    const recording = context.sources.recordings.get(relationId(block.recording) ?? 0)
    if (!recording) return null
    const { url, title: name } = recording
    const transcript = presentRichText(recording.transcript)
    return { kind: 'video', ...titled(block), url, name, poster: pictureIn(context, block.poster), transcript }
  },
  quote: (block, context) => ({
    kind: 'quote',
    text: text(block.text),
    author: text(block.author),
    role: text(block.role),
    portrait: pictureIn(context, block.portrait)?.url ?? null,
  }),
  trips: (block, { position, sources }) => {
    const hits = sources.trips.get(position) ?? []
    return hits.length === 0 ? null : { kind: 'trips', ...titled(block), hits }
  },
  guide: (block, { sources }) => {
    const guide = sources.guides.get(relationId(block.guide) ?? 0)
    return guide ? { kind: 'guide', ...titled(block), guide } : null
  },
  figures: (block) => ({
    kind: 'figures',
    ...titled(block),
    look: block.look ?? 'pledges',
    items: (block.items ?? []).map((item) => ({
      figure: text(item.figure),
      label: text(item.label),
      text: text(item.text),
      state: item.state ?? null,
    })),
    note: text(block.note),
  }),
  steps: (block, context) => ({
    kind: 'steps',
    ...titled(block),
    look: block.look ?? 'numbered',
    items: (block.items ?? []).map(({ mark, title, text: words, image, href, link_text }) => ({
      mark: text(mark),
      title: text(title),
      text: text(words),
      picture: pictureIn(context, image),
      link: isShownHref(href) && link_text ? { href, label: text(link_text) } : null,
    })),
    picture: pictureIn(context, block.image),
  }),
  call: (block) => ({
    kind: 'call',
    ...titled(block),
    links: (block.links ?? []).flatMap(({ label, href }) => (isShownHref(href) ? [{ label: text(label), href }] : [])),
  }),
  form: (block) => {
    const { form: name, topic } = block
    if (!name) return null
    return { kind: 'form', ...titled(block), form: name === 'contact' ? { name, topic: topic ?? 'trip' } : { name } }
  },
  table: (block) => {
    const table = readTable(block.cells ?? '')
    if (!table.ok) return null
    return {
      kind: 'table',
      ...titled(block),
      look: block.look ?? 'table',
      caption: text(block.caption),
      columns: table.columns.map(text),
      rows: table.rows.map((row) => row.map(text)),
      note: text(block.note),
    }
  },
}

// A draft may hold a block of any type.
const present = <Kind extends Titled['blockType']>(block: StoredBlock<Kind>, context: Context) =>
  Object.hasOwn(PRESENTERS, block.blockType) ? PRESENTERS[block.blockType as Kind](block, context) : null

const pictureIn = ({ sources }: Context, value: unknown): ContentPicture | null =>
  sources.pictures.get(relationId(value) ?? 0) ?? null

const titled = ({ title, intro }: { title?: string | null; intro?: string | null }) => ({
  id: '',
  title: text(title),
  intro: text(intro),
})

// Nothing checks the address in a draft.
const isShownHref = (href: string | null | undefined): href is string => typeof href === 'string' && isContentHref(href)

// A draft is kept as it is typed: what is not there yet is empty.
const text = (value: string | null | undefined): string => frenchSpaces((value ?? '').trim())
