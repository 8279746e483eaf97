import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { BACK_OFFICE_ROLES } from '@/domain/roles'
import { MAX_BODY_BYTES } from '@/server/platform/http/max-body-bytes'
import { readSessionToken } from '@/server/platform/payload/read-session-token'

const UPLOAD = { maxBytes: 21_000_000, patience: 120_000 }
const ANYONE = { maxBytes: MAX_BODY_BYTES, patience: 15_000 }

const SESSION_COOKIE = /(?:^|;\s*)(?:__Host-)?payload-token=([^;\s]+)/
const BEARER = /^(?:JWT|Bearer) (\S+)$/

/** How large a body may be, in bytes, and how long it may take, in milliseconds: uploads are the back office's alone. */
export function bodyLimits({ req, secret, now }: { req: IncomingMessage; secret: string; now: number }) {
  return tokensOf(req).some((token) => isOfBackOffice({ token, secret, now })) ? UPLOAD : ANYONE
}

// The signature tells forged from ours without a statement. Whether that session still lasts is asked behind.
function isOfBackOffice({ token, secret, now }: { token: string; secret: string; now: number }): boolean {
  const session = readSessionToken({ token, secret: payloadSecret(secret) })
  return session !== null && session.exp * 1000 > now && BACK_OFFICE_ROLES.some((role) => role === session.role)
}

function tokensOf({ headers }: IncomingMessage): string[] {
  return [BEARER.exec(headers.authorization ?? '')?.[1], SESSION_COOKIE.exec(headers.cookie ?? '')?.[1]].filter(
    (token) => token !== undefined,
  )
}

// Payload signs with this digest of the secret it is given.
function payloadSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex').slice(0, 32)
}
