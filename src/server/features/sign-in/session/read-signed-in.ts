import type { Payload, PayloadRequest } from 'payload'
import { readSessionCookie } from './session-cookies'

/**
 * Who opens a page that only shows something. Payload ignores the cookie of a navigation from another site, and a link
 * in a web mail is one: as nothing changes here and the cookie is SameSite=Lax, it is read all the same.
 */
export const readSignedIn = async ({
  payload,
  headers,
}: {
  payload: Payload
  headers: Headers
}): Promise<PayloadRequest['user']> => {
  const token = readSessionCookie(headers)
  if (token === null) return null
  const { user } = await payload.auth({ headers: new Headers({ authorization: `Bearer ${token}` }) })
  return user
}
