import type { AfterErrorHook } from 'payload'
import { frenchSpaces } from '@/domain/text/french-spaces'
import { MESSAGES, type HttpError } from './errors'

/**
 * Has the panel told why it was refused, and which fields were. Payload says it by the name of the error's class, and a built
 * site leaves classes without one: « An unknown error occurred. » would stand for each. An error that nobody meant is said
 * in general.
 */
export const sayRefusal: AfterErrorHook = ({ error }) => {
  if ('status' in error && error.status === LOCKED) return { response: { errors: [{ message: MESSAGES.locked }] } }
  if (!isMeant(error)) return { response: { errors: [{ message: MESSAGES.unexpected }] } }
  const message = frenchSpaces(error.message)
  // The fields that were refused, in the shape that the panel reads.
  const fields = 'data' in error && error.data ? { name: error.name, data: { ...error.data } } : {}
  return { response: { errors: [{ ...fields, message }], ...('body' in error && { ...(error as HttpError).body }) } }
}

/** By Payload's own lock, which it tells of in English. */
const LOCKED = 423

/**
 * By its shape: a built site holds Payload's classes several times over, and an error of one copy is an instance of no other.
 */
const isMeant = (error: Error): boolean => ('isPublic' in error ? error.isPublic === true : error.name === 'HttpError')
