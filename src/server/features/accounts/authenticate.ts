import type { PayloadRequest } from 'payload'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { HttpError } from '@/server/platform/http/errors'
import {
  countCall,
  countFailure,
  forgetFailures,
  refuseOverLimit,
  type RateLimit,
} from '@/server/platform/http/rate-limit'
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

/** The account of an address and its password; 401 for both alike, 429 when guessing. */
export const authenticate = async ({ email, password, req }: SignIn): Promise<Account> => {
  await countCall({ limit: LIMITS.logInByClient, key: clientAddressOf(req.headers) })
  const account = await findAccount(email)
  const allowances = allowancesOf({ email, headers: req.headers, account })
  for (const allowance of allowances) await refuseOverLimit(allowance)

  if (!(await verifyPassword({ account, password })) || !account) {
    for (const allowance of allowances) await countWrong({ ...allowance, account, req })
    const target = account ? `users/${String(account.id)}` : undefined
    logSecurityEvent({ event: 'sign_in', outcome: 'refused', headers: req.headers, target, detail: 'wrong password' })
    throw new HttpError({ status: 401, message: WRONG_PASSWORD })
  }
  for (const allowance of allowances.filter(({ isOwn }) => isOwn)) await forgetFailures(allowance)
  return account
}

type Allowance = { limit: RateLimit; key: string; advice?: string; isOwn: boolean }

/** How many wrong passwords are left to who calls; a right one gives back those of one's own. */
const allowancesOf = ({
  email,
  headers,
  account,
}: {
  email: string
  headers: Headers
  account: Account | null
}): Allowance[] => {
  const device = account && knownDevice({ headers, account })
  if (device) return [{ limit: LIMITS.wrongPasswordByDevice, key: device, advice: BY_THE_MAILBOX, isOwn: true }]
  return [
    { limit: LIMITS.wrongPasswordByPair, key: `${clientAddressOf(headers)} ${email}`, isOwn: true },
    { limit: LIMITS.wrongPasswordByAddress, key: email, advice: BY_THE_MAILBOX, isOwn: false },
  ]
}

/** The failure after which an address is refused to unknown devices is told to its owner: one mail each time it happens. */
const countWrong = async ({
  limit,
  key,
  account,
  req,
}: Allowance & { account: Account | null; req: PayloadRequest }): Promise<void> => {
  const count = await countFailure({ limit, key })
  if (limit !== LIMITS.wrongPasswordByAddress || count !== limit.points) return
  await withTransaction(req, async () => {
    if (account) await enqueueMail({ req, mail: { template: 'sign_ins_refused', userId: account.id } })
  })
}
