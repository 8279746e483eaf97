import type { ArticleCategory } from '@/domain/content/article-categories'
import type { TextBlock } from '../rich-text'

/**
 * A part of an article: text, or what stands between two texts. A note in the margin has a name and a text; trips and pictures
 * are said by their names in the catalogue.
 */
export type ArticlePart =
  | TextBlock
  | { note: string; text: string }
  | { trips: readonly string[]; title: string }
  | { quote: string; by: string; role?: string }

/** Everything the demo knows of an article; headings are of the second level when nothing is said. */
export type ArticleText = {
  slug: string
  title: string
  category: Exclude<ArticleCategory, 'podcasts'>
  /** Who signs, by full name. */
  author: string
  /** Days since it was published. */
  age: number
  lead: string
  /** Of a plan, the level that it prepares for. */
  prepares?: number
  /** The picture's name in the catalogue, `<slug>` or `<slug>-vue-1` to `-vue-3`. */
  cover: string
  parts: readonly ArticlePart[]
}
