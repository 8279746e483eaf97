import { ValidationError, type CollectionBeforeValidateHook } from 'payload'
import { checkExpedition } from '@/domain/expedition-rules'

/** Refuses what no single field can see: a missing minimum age, a programme of the wrong length. */
export const validateExpedition: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
  const next = { ...originalDoc, ...data }
  if (next._status !== 'published') return data
  const errors = checkExpedition(next)
  if (errors.length > 0) throw new ValidationError({ collection: 'expeditions', errors, req }, req.t)
  return data
}
