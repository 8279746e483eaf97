import type { PayloadRequest } from 'payload'
import { HttpError } from '@/server/platform/http/errors'
import { setCookies } from '@/server/platform/http/set-cookie'
import { logSecurityEvent } from '@/server/platform/log/security-event'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { openSession } from '../session/open-session'
import { sessionCookies } from '../session/session-cookies'
import { linkPendingProvider } from '../social/pending-link'
import { giveSecondFactor } from './give-second-factor'
import { endedPendingSignInCookie, readPendingSignIn, type PendingSignIn } from './pending-sign-in'
import { secondFactorStepOf, type SecondFactorStep } from './second-factor-step'
import { confirmSecondFactor, drawSecondFactor, type DrawnSecret } from './set-up-second-factor'

export const SIGN_IN_AGAIN = 'Ta connexion a expiré. Recommence avec ton mot de passe.'

/** What this browser's sign-in waits for, or null when none is under way. */
export const pendingStep = async (req: PayloadRequest): Promise<SecondFactorStep | null> => {
  const pending = readPendingSignIn(req.headers)
  return pending && secondFactorStepOf({ req, userId: pending.userId })
}

/** Second step of a sign-in: opens the session that the first one did not, for a code of the account that gave it. */
export const finishByCode = async ({ req, code }: { req: PayloadRequest; code: string }): Promise<void> => {
  const { userId, by: openedBy } = pendingOf(req)
  const token = await withTransaction(req, async () => {
    const secondFactor = await giveSecondFactor({ req, userId, code })
    return openSession({ req, userId, openedBy, secondFactor })
  })
  await enter({ req, userId, token })
}

/** Draws the secret of who must set up a second factor before their session. */
export const drawAtSignIn = async (req: PayloadRequest): Promise<DrawnSecret> => {
  const { userId } = await pendingSetUpOf(req)
  const user = await req.payload.findByID({
    collection: 'users',
    id: userId,
    depth: 0,
    // Nobody is signed in yet: the sealed cookie says whose address the application shows.
    overrideAccess: true,
    req,
  })
  return drawSecondFactor({ req, user })
}

/** Turns that secret on by a code of it, opens the session, and answers the recovery codes. */
export const finishBySetUp = async ({ req, code }: { req: PayloadRequest; code: string }): Promise<string[]> => {
  const { userId, by: openedBy } = await pendingSetUpOf(req)
  const { recoveryCodes, token } = await withTransaction(req, async () => {
    const { recoveryCodes, proof } = await confirmSecondFactor({ req, userId, code, currentCode: '', keepSid: null })
    return { recoveryCodes, token: await openSession({ req, userId, openedBy, secondFactor: proof }) }
  })
  await enter({ req, userId, token })
  return recoveryCodes
}

const pendingOf = (req: PayloadRequest): PendingSignIn => {
  const pending = readPendingSignIn(req.headers)
  if (!pending) throw new HttpError({ status: 401, message: SIGN_IN_AGAIN })
  return pending
}

/** A cookie of another moment is no word on what the account is asked now. */
const pendingSetUpOf = async (req: PayloadRequest): Promise<PendingSignIn> => {
  const pending = pendingOf(req)
  if ((await secondFactorStepOf({ req, userId: pending.userId })) === 'set_up') return pending
  throw new HttpError({ status: 401, message: SIGN_IN_AGAIN })
}

const enter = async ({ req, userId, token }: { req: PayloadRequest; userId: number; token: string }): Promise<void> => {
  await linkPendingProvider({ req, userId })
  logSecurityEvent({ event: 'sign_in', outcome: 'done', headers: req.headers, userId, detail: 'panel, second factor' })
  setCookies({ req, cookies: [...sessionCookies({ token, userId }), endedPendingSignInCookie()] })
}
