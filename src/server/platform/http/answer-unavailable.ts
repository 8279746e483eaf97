import type { AfterErrorHook } from 'payload'
import { frenchSpaces } from '@/domain/text/french-spaces'
import { noteFailure } from '@/server/platform/db/note-failure'
import type { Unavailability } from '@/server/platform/db/why-unavailable'
import { HttpError, MESSAGES } from './errors'

/** Longer than a full pool takes to empty, and than a server to start again (seconds). */
const RETRY_SECONDS: Record<Unavailability, string> = { busy: '2', full: '30', away: '10' }

/** 503 for what the database or the disk could not do now; undefined for any other error. */
export const unavailable = (error: unknown): HttpError | undefined => {
  const why = noteFailure(error)
  if (!why) return undefined
  return new HttpError({ status: 503, message: MESSAGES[why], headers: { 'Retry-After': RETRY_SECONDS[why] } })
}

/** The same of Payload's own calls, and the headers of ours beside them. */
export const answerUnavailable: AfterErrorHook = ({ error, req }) => {
  const refusal = error instanceof HttpError ? error : unavailable(error)
  if (!refusal) return undefined
  req.responseHeaders ??= new Headers()
  for (const [name, value] of Object.entries(refusal.headers)) req.responseHeaders.set(name, value)
  return refusal === error
    ? undefined
    : { response: { errors: [{ message: frenchSpaces(refusal.message) }] }, status: refusal.status }
}
