import type { PayloadRequest } from 'payload'
import { cookieLine, setCookies } from '@/server/platform/http/set-cookie'
import { sealFor } from '@/server/platform/payload/seal'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { readCookie } from '../session/session-cookies'
import { linkIdentity, type Identity } from './link-identity'

type PendingLink = Identity & { userId: number }

const LINK = sealFor<PendingLink>('link_provider')
const COOKIE = 'link_provider'
const SECONDS = 10 * 60

/** Remembers in this browser that a provider waits for the password of an account. */
export const pendingLinkCookie = (link: PendingLink): string =>
  cookieLine({
    name: COOKIE,
    value: LINK.seal({ value: link, seconds: SECONDS }),
    maxAge: SECONDS,
    httpOnly: true,
  })

/** Links the provider that waited for this very account's password, if one did. */
export const linkPendingProvider = async ({ req, userId }: { req: PayloadRequest; userId: number }): Promise<void> => {
  const sealed = readCookie(req.headers, COOKIE)
  if (!sealed) return
  const link = LINK.unseal({ sealed })
  if (link?.userId === userId) await withTransaction(req, () => linkIdentity({ req, userId, identity: link }))
  setCookies({ req, cookies: [cookieLine({ name: COOKIE, value: '', maxAge: 0, httpOnly: true })] })
}
