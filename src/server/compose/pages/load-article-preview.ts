import { headers } from 'next/headers'
import { getPayload } from 'payload'
import type { Article } from '@/contract/articles'
import { presentArticle } from '@/server/features/blog/present-article'
import config from '@payload-config'

/** The latest draft of an article as visitors would see it; null for who may not edit or when there is none. */
export const loadArticlePreview = async (id: number): Promise<Article | null> => {
  const payload = await getPayload({ config })
  const { user } = await payload.auth({ headers: await headers() })
  if (!user) return null
  const draft = await payload.findByID({
    collection: 'articles',
    id,
    draft: true,
    depth: 0,
    overrideAccess: false,
    user,
    disableErrors: true,
  })
  return draft && presentArticle(draft)
}
