import type { Article } from '@/payload-types'

type Optional<Value> = { [Key in keyof Value]?: Value[Key] | null }

/** An article as its table or its draft has it: in a draft any of it may not be written yet; relations by number, or whole. */
export type StoredArticle = { id: number; updatedAt: string } & Optional<
  Pick<
    Article,
    | 'slug'
    | 'title'
    | 'category'
    | 'lead'
    | 'published_at'
    | 'episode'
    | 'guest'
    | 'duration'
    | 'chapters'
    | 'transcript'
    | 'blocks'
  >
> & { cover?: unknown; author?: unknown; recording?: unknown } & {
    seo?: { title?: string | null; description?: string | null; image?: unknown } | null
  }
