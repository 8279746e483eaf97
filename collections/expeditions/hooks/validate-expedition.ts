import type { CollectionBeforeValidateHook } from 'payload'
import { checkExpedition } from '@/domain/catalogue/expedition-rules'
import { invalidFields } from '../../fields/invalid-fields'

/** Refuses what no single field can see: a missing minimum age, a programme of the wrong length. */
export const validateExpedition: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
  const next = { ...originalDoc, ...data }
  if (next._status !== 'published') return data
  const errors = checkExpedition(next)
  if (errors.length > 0) throw invalidFields({ collection: 'expeditions', errors, req })
  return data
}
