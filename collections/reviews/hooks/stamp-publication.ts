import type { CollectionBeforeChangeHook } from 'payload'

/** Dates a review on the day it is first published. */
export const stampPublication: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const isDated = Boolean(data['published_at'] ?? originalDoc?.published_at)
  if (data['status'] !== 'published' || isDated) return data
  return { ...data, published_at: new Date().toISOString() }
}
