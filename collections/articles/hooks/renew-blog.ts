import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import type { Article } from '@/payload-types'
import { revalidateAfterCommit } from '@/server/platform/cache/revalidate-after-commit'

/** A draft is on no page: only what is published, or was, renews the blog. */
export const renewBlog: CollectionAfterChangeHook<Article> = async ({ req, doc, previousDoc }) => {
  const touchesTheSite = doc._status === 'published' || (previousDoc as Article | undefined)?._status === 'published'
  if (touchesTheSite) await revalidateAfterCommit({ req, tags: ['articles'] })
}

export const renewBlogOnDelete: CollectionAfterDeleteHook = ({ req }) =>
  revalidateAfterCommit({ req, tags: ['articles'] })
