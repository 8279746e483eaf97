import type { CollectionBeforeChangeHook } from 'payload'

/** A review that is no longer rejected loses why it was: the history keeps it, and the next rejection asks anew. */
export const forgetOldReason: CollectionBeforeChangeHook = ({ data, originalDoc, context }) => {
  if (originalDoc?.status !== 'rejected' || (data['status'] ?? 'rejected') === 'rejected') return data
  const reason: unknown = data['moderation_reason']
  context['acceptedBecause'] = reason === originalDoc.moderation_reason ? null : reason
  return { ...data, moderation_reason: null }
}
