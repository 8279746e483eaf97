import type { PayloadRequest } from 'payload'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { HttpError, MESSAGES } from '@/server/platform/http/errors'
import { fewAtATime } from '@/server/platform/http/few-at-a-time'
import { countCall, guess, type Allowance } from '@/server/platform/http/rate-limit'
import { clientAddressOf } from '@/server/platform/log/client-address'
import { logSecurityEvent } from '@/server/platform/log/security-event'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { findAccount, type Account } from './find-account'
import { LIMITS } from './limits'
import { verifyPassword } from './password/verify-password'
import { knownDevice } from './session/session-cookies'

export const WRONG_PASSWORD = 'Le mot de passe est incorrect'

/** The mailbox is a way in that no stranger can close. */
export const BY_THE_MAILBOX =
  'Pour entrer sans attendre, choisis «\u00a0Mot de passe oublié\u00a0?\u00a0»\u00a0: un lien arrive dans ta boîte mail.'

/** What a sign-in by password brings. */
export type SignIn = { email: string; password: string; req: PayloadRequest }

/**
 * Compares as many passwords of one client for one address at once as may be wrong; the others wait. Each counts as wrong until
 * it is compared, and many right passwords at once must not be refused.
 */
const inTurn = fewAtATime({ mostRunning: LIMITS.wrongPasswordByPair.points, mostWaiting: LIMITS.logInByClient.points })

/** The account of an address and its password; 401 for both alike, 429 when guessing. */
export const authenticate = async (asked: SignIn): Promise<Account> => {
  const client = clientAddressOf(asked.req.headers)
  await countCall({ limit: LIMITS.logInByClient, key: client })
  const account = await inTurn(`${client} ${asked.email}`, () => comparePassword(asked))
  if (!account) throw new HttpError({ status: 429, message: MESSAGES.tooManyAtOnce, headers: { 'Retry-After': '1' } })
  return account
}

const comparePassword = async ({ email, password, req }: SignIn): Promise<Account> => {
  const account = await findAccount(email)
  return guess({ allowances: allowancesOf({ email, req, account }) }, async () => {
    const isRight = await verifyPassword({ account, password })
    if (isRight && account) return account
    const target = account ? `users/${String(account.id)}` : undefined
    logSecurityEvent({ event: 'sign_in', outcome: 'refused', headers: req.headers, target, detail: 'wrong password' })
    throw new HttpError({ status: 401, message: WRONG_PASSWORD })
  })
}

/**
 * The limits on wrong passwords of a caller. The limit of the address comes last: a client beyond its own limit takes no point
 * of the address, so that no single client locks it.
 */
const allowancesOf = ({ email, req, account }: Omit<SignIn, 'password'> & { account: Account | null }): Allowance[] => {
  const device = account && knownDevice({ headers: req.headers, account })
  if (device) {
    return [{ limit: LIMITS.wrongPasswordByDevice, key: device, advice: BY_THE_MAILBOX, onRight: 'forget' }]
  }
  return [
    { limit: LIMITS.wrongPasswordByPair, key: `${clientAddressOf(req.headers)} ${email}`, onRight: 'forget' },
    {
      limit: LIMITS.wrongPasswordByAddress,
      key: email,
      advice: BY_THE_MAILBOX,
      onSpent: () => mailOwner({ account, req }),
    },
  ]
}

/** Writes to the owner of an address that is refused to unknown devices from now on: the mail holds a link that lets them in. */
const mailOwner = ({ account, req }: { account: Account | null; req: PayloadRequest }): Promise<void> =>
  withTransaction(req, async () => {
    if (account) await enqueueMail({ req, mail: { template: 'sign_ins_refused', userId: account.id } })
  })
