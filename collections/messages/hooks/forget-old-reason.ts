import type { CollectionBeforeChangeHook } from 'payload'

/** A message shown again no longer carries why it was hidden: the history keeps it, and the next hiding asks anew. */
export const forgetOldReason: CollectionBeforeChangeHook = ({ data, originalDoc, context }) => {
  if (originalDoc?.status !== 'hidden' || data['status'] !== 'visible') return data
  const reason: unknown = data['moderation_reason']
  context['restoredBecause'] = reason === originalDoc.moderation_reason ? null : reason
  return { ...data, moderation_reason: null }
}
