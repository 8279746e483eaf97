import type { Endpoint } from 'payload'
import { MESSAGES } from '@/server/platform/http/errors'

const closed = (): Response => Response.json({ errors: [{ message: MESSAGES.notFound }] }, { status: 404 })

/** Payload's calls that are nobody's here: the first account is made by a command, passwords are chosen by our links. */
export const CLOSED_CALLS = (
  ['/reset-password', '/first-register', '/unlock', '/verify/:id', '/:id/api-key/reveal'] as const
).map((path): Endpoint => ({ method: 'post', path, handler: closed }))
