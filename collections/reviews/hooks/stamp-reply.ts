import type { CollectionBeforeChangeHook } from 'payload'

/** Dates the agency's reply on the day it is written or changed. */
export const stampReply: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const reply = typeof data['reply'] === 'string' ? data['reply'].trim() : data['reply']
  if (reply === undefined || (reply || null) === (originalDoc?.reply || null)) return data
  return { ...data, reply: reply || null, replied_at: reply ? new Date().toISOString() : null }
}
