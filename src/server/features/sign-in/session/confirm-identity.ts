import type { PayloadRequest } from 'payload'
import {
  CONFIRMATION_HEADER,
  readConfirmation,
  type Confirmation,
  type ConfirmationWay,
} from '@/contract/confirm-identity'
import { queryOne } from '@/server/platform/db/pool'
import { HttpError, MESSAGES } from '@/server/platform/http/errors'
import { logSecurityEvent } from '@/server/platform/log/security-event'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { findAccount } from '../find-account'
import { refuseWrongPassword } from '../password/refuse-wrong-password'
import { giveSecondFactor } from '../second-factor/give-second-factor'
import { CHOOSE_A_PASSWORD_FIRST } from './identity-proof'

export const CONFIRM_FIRST = 'Confirme d’abord que c’est toi.'

/**
 * Refuses an act on a team account with 403, which names the ways to confirm, unless the request carries the administrator's
 * password or a code of their second factor. Nothing outlives the request, so a stolen session has nothing to replay. Guesses
 * are counted before they are checked.
 */
export const confirmIdentity = async ({ req, target }: { req: PayloadRequest; target: string }): Promise<void> => {
  const { user, headers } = req
  if (!user) throw new HttpError({ status: 401, message: MESSAGES.unauthorized })
  const ways = await waysOf(user.id)
  const given = readConfirmation(headers.get(CONFIRMATION_HEADER))
  if (!given || !ways.includes(given.way)) {
    throw asked({ ways, message: ways.length > 0 ? CONFIRM_FIRST : CHOOSE_A_PASSWORD_FIRST })
  }
  const said = { event: 'identity_confirmed', headers, userId: user.id, target, detail: given.way } as const
  try {
    await check({ req, user, given })
  } catch (error) {
    logSecurityEvent({ ...said, outcome: 'refused' })
    throw error instanceof HttpError && error.status === 422 ? asked({ ways, message: error.message }) : error
  }
  logSecurityEvent({ ...said, outcome: 'done' })
}

const asked = ({ ways, message }: { ways: ConfirmationWay[]; message: string }): HttpError =>
  new HttpError({ status: 403, message, body: { confirm_identity: ways } })

/** A code first: who has a second factor set it up for such acts. */
const waysOf = async (userId: number): Promise<ConfirmationWay[]> => {
  const row = await queryOne<{ has_password: boolean; has_factor: boolean }>(
    `select hash is not null as has_password,
       exists (select from second_factors f where f.user_id = users.id and f.confirmed_at is not null) as has_factor
     from users where id = $1 and deleted_at is null`,
    [userId],
  )
  return [...(row?.has_factor ? (['code'] as const) : []), ...(row?.has_password ? (['password'] as const) : [])]
}

type Given = { req: PayloadRequest; user: NonNullable<PayloadRequest['user']>; given: Confirmation }

const check = async ({ req, user, given: { way, secret } }: Given): Promise<void> => {
  if (way === 'password') {
    const account = await findAccount(user.email)
    return refuseWrongPassword({ account, userId: user.id, password: secret })
  }
  await withTransaction(req, () => giveSecondFactor({ req, userId: user.id, code: secret }))
}
