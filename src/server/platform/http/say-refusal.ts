import { APIError, type AfterErrorHook } from 'payload'
import { frenchSpaces } from '@/domain/french-spaces'
import { HttpError, MESSAGES } from './errors'

/**
 * Has the panel told why it was refused. Payload says it by the name of the error's class, and a built site leaves classes
 * without one: « An unknown error occurred. » would stand for each. An error that nobody meant is said in general.
 */
export const sayRefusal: AfterErrorHook = ({ error }) => {
  const isMeant = error instanceof APIError ? error.isPublic : error instanceof HttpError
  // The fields that were refused, in the shape that the panel reads.
  if (isMeant && 'data' in error && error.data) return
  return { response: { errors: [{ message: frenchSpaces(isMeant ? error.message : MESSAGES.unexpected) }] } }
}
