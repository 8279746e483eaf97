import type { PayloadRequest } from 'payload'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { HttpError } from '@/server/platform/http/errors'
import { guess, type Allowance } from '@/server/platform/http/rate-limit'
import { logSecurityEvent } from '@/server/platform/log/security-event'
import { runStatement } from '@/server/platform/payload/run-statement'
import { LIMITS } from '../limits'
import { stepOfCode, hashRecoveryCode, readRecoveryCode } from './second-factor-codes'
import type { SecondFactorProof } from './second-factor-proof'
import { unlockSecret } from './secret-box'

export const WRONG_CODE = 'Ce code n’est pas le bon, ou il a déjà servi.'

/**
 * Checks a code of the application, or a recovery code, and spends it: each is good once, for two calls at once too.
 * 422 on `code` when it is wrong, 429 when guessing. Inside the caller's transaction: undone with it.
 */
export const giveSecondFactor = async ({
  req,
  userId,
  code,
  now = new Date(),
}: {
  req: PayloadRequest
  userId: number
  code: string
  now?: Date
}): Promise<SecondFactorProof> => {
  const said = { event: 'second_factor', headers: req.headers, userId, target: `users/${String(userId)}` } as const
  const by = await guess({ allowances: codeAllowances(userId) }, async () => {
    const spent = await spend({ req, userId, typed: code.trim(), now })
    if (spent) return spent
    logSecurityEvent({ ...said, outcome: 'refused', detail: 'wrong_code' })
    throw wrongCode('code')
  })
  logSecurityEvent({ ...said, outcome: 'done', detail: by })
  return { userId, by }
}

/** The limits on wrong codes of an account. */
export const codeAllowances = (userId: number): Allowance[] => [
  { limit: LIMITS.secondFactorByUser, key: String(userId), onRight: 'forget' },
  { limit: LIMITS.secondFactorByUserDaily, key: String(userId) },
]

export const wrongCode = (field: string): HttpError =>
  new HttpError({ status: 422, message: WRONG_CODE, fields: [{ field, message: WRONG_CODE }] })

type Attempt = { req: PayloadRequest; userId: number; typed: string; now: Date }

const spend = async ({ req, userId, typed, now }: Attempt): Promise<'code' | 'recovery_code' | null> => {
  const digits = typed.replaceAll(/\s/g, '')
  if (/^\d{6}$/.test(digits)) return (await spendCode({ req, userId, typed: digits, now })) ? 'code' : null
  const recoveryCode = readRecoveryCode(typed)
  return recoveryCode && (await spendRecoveryCode({ req, userId, code: recoveryCode })) ? 'recovery_code' : null
}

const spendCode = async ({ req, userId, typed, now }: Attempt): Promise<boolean> => {
  const [row] = await runStatement({
    req,
    statement: sql`select secret from second_factors where user_id = ${userId} and confirmed_at is not null`,
  })
  const locked = row?.['secret']
  const secret = typeof locked === 'string' ? unlockSecret({ locked, userId }) : null
  if (typeof locked === 'string' && secret === null) {
    req.payload.logger.error({ userId }, 'second factor: written with another PAYLOAD_SECRET')
  }
  const step = secret && stepOfCode({ secret, code: typed, now })
  if (!step) return false
  // The guard that spends it: of two calls at once the second finds the step taken.
  const spent = await (
    await transactionOf(req)
  ).execute(sql`
    update second_factors set last_step = ${step}
    where user_id = ${userId} and secret = ${locked} and last_step < ${step} returning user_id`)
  return spent.rows.length > 0
}

const spendRecoveryCode = async ({
  req,
  userId,
  code,
}: {
  req: PayloadRequest
  userId: number
  code: string
}): Promise<boolean> => {
  const hash = hashRecoveryCode({ userId, code })
  const { rows } = await (
    await transactionOf(req)
  ).execute(sql`
    update second_factors set recovery_hashes = array_remove(recovery_hashes, ${hash})
    where user_id = ${userId} and confirmed_at is not null and ${hash} = any(recovery_hashes)
    returning cardinality(recovery_hashes) as left`)
  if (rows.length === 0) return false
  await enqueueMail({ req, mail: { template: 'recovery_code_used', userId, left: Number(rows[0]?.['left']) } })
  return true
}
