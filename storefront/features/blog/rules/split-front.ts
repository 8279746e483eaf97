import type { ArticleTeaser } from '@/contract/articles'
import { PODCAST_CATEGORY, type ArticleCategory } from '@/domain/content/article-categories'

/** What the blog's first page shows, from all articles, the newest first: each is shown once. */
export const splitFront = (articles: ArticleTeaser[]) => {
  const isSound = ({ category }: ArticleTeaser) => category === PODCAST_CATEGORY
  const texts = articles.filter((one) => !isSound(one))
  const [lead, ...others] = texts
  const latest = others.slice(0, 5)
  const shown = new Set([lead, ...latest])
  const rest = texts.filter((one) => !shown.has(one))
  const of = (category: ArticleCategory, most: number) => rest.filter((one) => one.category === category).slice(0, most)
  return {
    lead,
    latest,
    stories: of('histoires-dexplorateurs', 3),
    episodes: articles.filter(isSound).slice(0, 5),
    advice: of('conseils-preparation', 6),
    pledge: of('engagement-responsable', 1)[0],
    news: of('actus', 5),
  }
}
