import type { CollectionBeforeChangeHook } from 'payload'
import type { Article } from '@/payload-types'

/** An article that is published without a date takes the instant of its publication, by hand or by the clock. */
export const dateArticle: CollectionBeforeChangeHook<Article> = ({ data, originalDoc }) => {
  if (data._status !== 'published' || (data.published_at ?? originalDoc?.published_at)) return data
  return { ...data, published_at: new Date().toISOString() }
}
