import { HttpError } from '@/server/platform/http/errors'
import { guess } from '@/server/platform/http/rate-limit'
import { logSecurityEvent, type SecurityEvent } from '@/server/platform/log/security-event'
import { WRONG_PASSWORD } from '../authenticate'
import { LIMITS } from '../limits'
import { verifyPassword } from './verify-password'

/** Refuses a password that is not the signed-in account's, with 422 on a field of the form; counts wrong ones by account. */
export const refuseWrongPassword = ({
  account,
  userId,
  password,
  field = 'current_password',
  message = WRONG_PASSWORD,
  event,
}: {
  account: { hash: string | null; salt: string | null } | null
  userId: number
  password: string
  field?: string
  message?: string
  /** What is logged as refused; nothing where the caller logs. */
  event?: SecurityEvent
}): Promise<void> =>
  guess({ allowances: [{ limit: LIMITS.passwordByUser, key: String(userId), onRight: 'forget' }] }, async () => {
    if (await verifyPassword({ account, password })) return
    if (event) logSecurityEvent({ event, outcome: 'refused', userId, detail: 'wrong password' })
    throw new HttpError({ status: 422, message, fields: [{ field, message }] })
  })
