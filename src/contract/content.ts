import type { ContactTopic } from '@/domain/contact/contact'
import type { Hit } from './hit'

/** A picture by its 640 px address, in CSS pixels; `alt` is empty for one that only decorates. */
export type ContentPicture = { url: string; alt: string; width: number; height: number }

export type ContentLink = { label: string; href: string }

/** A heading that a side contents leads to. */
export type ContentHeading = { id: string; text: string }

type Titled = { id: string; title: string; intro: string }
type Item = { title: string; text: string }

/**
 * A block as a page shows it, all that it names found and whatever is gone left out. `id` is that of its title on the page;
 * an empty text is one that was not written. `html` is safe.
 */
export type ContentBlock =
  | { kind: 'text'; html: string; look: 'plain' | 'statement' | 'callout' | 'note' }
  | { kind: 'picture'; picture: ContentPicture; caption: string; width: 'text' | 'wide' }
  | (Titled & { kind: 'gallery'; pictures: ContentPicture[] })
  | (Titled & {
      kind: 'video'
      url: string
      name: string
      poster: ContentPicture | null
      /** HTML of what is said and seen. */
      transcript: string
    })
  | { kind: 'quote'; text: string; author: string; role: string; portrait: string | null }
  | (Titled & { kind: 'trips'; hits: Hit[] })
  | (Titled & { kind: 'guide'; guide: ContentGuide })
  | (Titled & {
      kind: 'figures'
      look: 'pledges' | 'band' | 'bars'
      items: Array<{ figure: string; label: string; text: string; state: FigureState | null }>
      note: string
    })
  | (Titled & {
      kind: 'steps'
      look: 'numbered' | 'line' | 'cards'
      items: Array<Item & { mark: string; picture: ContentPicture | null; link: ContentLink | null }>
      picture: ContentPicture | null
    })
  | (Titled & { kind: 'call'; links: ContentLink[] })
  | (Titled & { kind: 'form'; form: ContentForm })
  | (Titled & {
      kind: 'table'
      look: 'table' | 'receipt'
      caption: string
      columns: string[]
      rows: string[][]
      note: string
    })

export type FigureState = 'kept' | 'under_way' | 'missed' | 'goal'

/** A form; that of contact opens about its topic. */
export type ContentForm = { name: 'newsletter' | 'call' } | { name: 'contact'; topic: ContactTopic }

export type ContentGuide = {
  full_name: string
  /** Null without a page. */
  slug: string | null
  job_title: string
  biography: string
  avatar_url: string | null
  facts: string[]
  languages: string[]
}

/** A page made of blocks. `updated_at` is an instant; `seo` is what to say of it elsewhere, filled in from the page itself. */
export type ContentPage = {
  id: number
  slug: string
  title: string
  lead: string
  picture: ContentPicture | null
  updated_at: string
  seo: { title: string; description: string; image: string | null }
  blocks: ContentBlock[]
  /** The headings of the second level, when the page shows its contents. */
  contents: ContentHeading[]
}
