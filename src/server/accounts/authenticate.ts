import type { PayloadRequest } from 'payload'
import { clientAddressOf } from '../http/client-address'
import { HttpError } from '../http/errors'
import { countCall, countFailure, forgetFailures, refuseOverLimit } from '../http/rate-limit'
import { findAccount, type Account } from './find-account'
import { LIMITS } from './limits'
import { verifyPassword } from './password/verify-password'
import { isKnownDevice } from './session/session-cookies'

export const WRONG_PASSWORD = 'Le mot de passe est incorrect'

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
  const isKnown = account !== null && isKnownDevice({ headers: req.headers, userId: account.id })
  if (!isKnown) await refuseOverLimit(address)

  if (!(await verifyPassword({ account, password })) || !account) {
    await countFailure(pair)
    if (!isKnown) await countFailure(address)
    throw new HttpError({ status: 401, message: WRONG_PASSWORD })
  }
  await forgetFailures(pair)
  return account
}
