import type { ArticleTeaser } from '@/contract/articles'
import type { ArticleCategory } from '@/domain/content/article-categories'

/** How many articles each part of the blog has; a part without any is left out. */
export const countByCategory = (articles: ArticleTeaser[]): Partial<Record<ArticleCategory, number>> => {
  const counts: Partial<Record<ArticleCategory, number>> = {}
  for (const { category } of articles) counts[category] = (counts[category] ?? 0) + 1
  return counts
}
