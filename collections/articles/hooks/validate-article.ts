import type { CollectionBeforeValidateHook } from 'payload'
import { checkArticle } from '@/domain/content/article-rules'
import { relationId } from '@/domain/text/relation-id'
import type { Article } from '@/payload-types'
import { invalidFields } from '../../fields/invalid-fields'

/** Refuses to publish what no single field can see: a picture without words, an episode without a sound. */
export const validateArticle: CollectionBeforeValidateHook<Article> = async ({ data, originalDoc, req }) => {
  const next = { ...originalDoc, ...data }
  if (next._status !== 'published') return data
  const cover = relationId(next.cover)
  const picture =
    cover === null
      ? null
      : await req.payload.findByID({ collection: 'media', id: cover, depth: 0, disableErrors: true, req })
  const errors = checkArticle({
    article: {
      category: next.category,
      episode: next.episode,
      duration: next.duration,
      recording: relationId(next.recording),
      chapters: next.chapters,
      transcript: next.transcript,
      published_at: next.published_at,
    },
    coverAlt: picture?.alt,
    now: new Date(),
  })
  if (errors.length > 0) throw invalidFields({ collection: 'articles', errors, req })
  return data
}
