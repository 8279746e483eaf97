import type { Article } from '@/contract/articles'
import { presentArticle } from '@/server/features/blog/present-article'
import { findDraft } from './find-draft'

/** The latest draft of an article as visitors would see it; null for who may not edit or when there is none. */
export const loadArticlePreview = async (id: number): Promise<Article | null> => {
  const draft = await findDraft({ collection: 'articles', id })
  return draft && presentArticle(draft)
}
