import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { BACK_OFFICE_ROLES } from '@/domain/accounts/roles'
import { MESSAGES } from '@/server/platform/http/errors'
import { MAX_BODY_BYTES } from '@/server/platform/http/max-body-bytes'
import { authorizationToken, readSessionToken } from '../http/read-session-token'
import { hasBody } from './has-body'
import { holdBody } from './hold-body'
import type { HeldBody } from './hold-body'
import { sendOwnAnswer } from './send-own-answer'

const LINGER_MS = 1_000

const REFUSALS = {
  too_large: { status: 413, message: MESSAGES.tooLarge },
  too_deep: { status: 400, message: MESSAGES.unreadable },
  late: { status: 408, message: MESSAGES.tooSlow },
} as const

type Admission = { req: IncomingMessage; res: ServerResponse; pathname: string; secret: string; isSecure: boolean }

/** Whether the body of a request is there, as large, as deep and as late as its sender may be; else the request is answered. */
export async function admitBody({ req, res, pathname, secret, isSecure }: Admission): Promise<boolean> {
  if (!hasBody(req)) return true
  const outcome = await holdBody({ req, ...bodyLimits({ req, secret, now: Date.now() }) })
  if (outcome !== 'whole' && outcome !== 'gone') refuse({ req, res, pathname, outcome, isSecure })
  return outcome === 'whole'
}

type Refusal = Omit<Admission, 'secret'> & { outcome: Exclude<HeldBody, 'whole' | 'gone'> }

// In the shape of the call's other errors.
function refuse({ req, res, pathname, outcome, isSecure }: Refusal) {
  const { status, message } = REFUSALS[outcome]
  const isPayloads = pathname.startsWith('/api/') && !pathname.startsWith('/api/v1/')
  // Closed at once, a connection that still receives is reset, and its answer lost.
  res.once('finish', () => setTimeout(() => req.complete || req.socket.destroy(), LINGER_MS).unref())
  sendOwnAnswer({
    res,
    status,
    isSecure,
    type: 'application/json',
    body: JSON.stringify(isPayloads ? { errors: [{ message }] } : { error: message }),
  })
}

const UPLOAD = { maxBytes: 21_000_000, patience: 120_000 }
const ANYONE = { maxBytes: MAX_BODY_BYTES, patience: 15_000 }

const SESSION_COOKIE = /(?:^|;\s*)(?:__Host-)?payload-token=([^;\s]+)/

/** How large a body may be, in bytes, and how long it may take, in milliseconds: uploads are the back office's alone. */
function bodyLimits({ req, secret, now }: { req: IncomingMessage; secret: string; now: number }) {
  return tokensOf(req).some((token) => isOfBackOffice({ token, secret, now })) ? UPLOAD : ANYONE
}

// The signature tells forged from ours without a statement. Whether that session still lasts is asked behind.
function isOfBackOffice({ token, secret, now }: { token: string; secret: string; now: number }): boolean {
  const session = readSessionToken({ token, secret: payloadSecret(secret) })
  return session !== null && session.exp * 1000 > now && BACK_OFFICE_ROLES.some((role) => role === session.role)
}

function tokensOf({ headers }: IncomingMessage): string[] {
  const ofCookie = SESSION_COOKIE.exec(headers.cookie ?? '')?.[1] ?? null
  return [authorizationToken(headers.authorization), ofCookie].filter((token) => token !== null)
}

// Payload signs with this digest of the secret it is given.
function payloadSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex').slice(0, 32)
}
