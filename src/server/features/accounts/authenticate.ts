import type { PayloadRequest } from 'payload'
import { HttpError } from '@/server/platform/http/errors'
import { countCall, countFailure, forgetFailures, refuseOverLimit } from '@/server/platform/http/rate-limit'
import { clientAddressOf } from '@/server/platform/log/client-address'
import { logSecurityEvent } from '@/server/platform/log/security-event'
import { findAccount, type Account } from './find-account'
import { LIMITS } from './limits'
import { verifyPassword } from './password/verify-password'
import { isKnownDevice } from './session/session-cookies'

export const WRONG_PASSWORD = 'Le mot de passe est incorrect'

/** The mailbox is a way in that no stranger can close. */
export const BY_THE_MAILBOX =
  'Pour entrer sans attendre, choisis «\u00a0Mot de passe oublié\u00a0?\u00a0»\u00a0: un lien arrive dans ta boîte mail.'

/** The account of an address and its password; 401 for both alike, 429 when guessing. */
export const authenticate = async ({
  email,
  password,
  req,
}: {
  email: string
  password: string
  req: PayloadRequest
}): Promise<Account> => {
  const client = clientAddressOf(req.headers)
  const pair = { limit: LIMITS.wrongPasswordByPair, key: `${client} ${email}` }
  const address = { limit: LIMITS.wrongPasswordByAddress, key: email }
  await countCall({ limit: LIMITS.logInByClient, key: client })
  await refuseOverLimit(pair)
  const account = await findAccount(email)
  const isKnown = account !== null && isKnownDevice({ headers: req.headers, account })
  if (!isKnown) await refuseOverLimit({ ...address, advice: BY_THE_MAILBOX })

  if (!(await verifyPassword({ account, password })) || !account) {
    await countFailure(pair)
    if (!isKnown) await countFailure(address)
    const target = account ? `users/${String(account.id)}` : undefined
    logSecurityEvent({ event: 'sign_in', outcome: 'refused', headers: req.headers, target, detail: 'wrong password' })
    throw new HttpError({ status: 401, message: WRONG_PASSWORD })
  }
  await forgetFailures(pair)
  return account
}
