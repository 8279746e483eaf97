import type { ArticleCategory } from '@/domain/content/article-categories'
import type { ContentBlock, ContentHeading, ContentPicture } from './content'

/** What lists and pages say of an article alike: dates are instants, `minutes` are of reading, or of listening for an episode. */
type ArticleFacts = {
  id: number
  slug: string
  title: string
  category: ArticleCategory
  lead: string
  published_at: string
  updated_at: string
  minutes: number
  /** The number of an episode; null for a text. */
  episode: number | null
  guest: string
}

/** An article as lists show it; `cover` is the 640 px address of its picture. */
export type ArticleTeaser = ArticleFacts & { cover: string; author: string }

/** Who signs an article; `guide_slug` is that of the page of the guide the person is, if there is one. */
export type ArticleAuthor = {
  full_name: string
  job_title: string
  biography: string
  portrait: string | null
  guide_slug: string | null
}

/** What an episode has to be heard; `start` and `duration` are seconds, `bytes` those of the file. */
export type EpisodeSound = {
  url: string
  type: string
  bytes: number
  duration: number
  chapters: Array<{ start: number; title: string }>
  transcript: Array<{ start: number; speaker: string; text: string }>
}

/** An article whole; `seo` is what to say of it elsewhere, filled in from the article itself. */
export type Article = ArticleFacts & {
  cover: ContentPicture | null
  author: ArticleAuthor | null
  sound: EpisodeSound | null
  seo: { title: string; description: string; image: string | null }
  blocks: ContentBlock[]
  contents: ContentHeading[]
}
