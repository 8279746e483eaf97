import type { PayloadRequest } from 'payload'
import { encodeQR } from 'qr'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { HttpError } from '@/server/platform/http/errors'
import { guess } from '@/server/platform/http/rate-limit'
import { logSecurityEvent } from '@/server/platform/log/security-event'
import { lockUser } from '@/server/platform/payload/lock-user'
import { runStatement } from '@/server/platform/payload/run-statement'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { codeAllowances, giveSecondFactor, wrongCode } from './give-second-factor'
import { drawSecret, secretAddress, stepOfCode, drawRecoveryCodes, hashRecoveryCode } from './second-factor-codes'
import type { SecondFactorProof } from './second-factor-proof'
import { lockSecret, unlockSecret } from './secret-box'

const MINUTES_TO_CONFIRM = 15
export const SET_UP_IS_OVER = 'Cette mise en place a expiré. Recommence avec un nouveau code QR.'

export type DrawnSecret = { secret: string; qr: string }

/** Draws a secret that counts once a code of it is given: nobody confirms one that another has seen before. */
export const drawSecondFactor = async ({
  req,
  user,
}: {
  req: PayloadRequest
  user: { id: number; email: string }
}): Promise<DrawnSecret> => {
  const secret = drawSecret()
  const locked = lockSecret({ secret, userId: user.id })
  await runStatement({
    req,
    statement: sql`
      insert into second_factors (user_id, next_secret, next_drawn_at) values (${user.id}, ${locked}, now())
      on conflict (user_id) do update set next_secret = excluded.next_secret, next_drawn_at = now()`,
  })
  return { secret, qr: encodeQR(secretAddress({ secret, email: user.email }), 'svg', { ecc: 'medium' }) }
}

/**
 * Turns on the secret drawn last, by a code of it, and answers ten recovery codes, said this once. Whoever has a second
 * factor gives a code of it too. The account's other sessions end: they were opened without it.
 */
export const confirmSecondFactor = async ({
  req,
  userId,
  code,
  currentCode,
  keepSid,
  now = new Date(),
}: {
  req: PayloadRequest
  userId: number
  code: string
  currentCode: string
  /** The session that stays open: the one that asks. */
  keepSid: string | null
  now?: Date
}): Promise<{ recoveryCodes: string[]; proof: SecondFactorProof }> =>
  withTransaction(req, async () => {
    await lockUser({ req, userId })
    const transaction = await transactionOf(req)
    const { rows } = await transaction.execute<Row>(sql`
      select confirmed_at, next_secret, next_drawn_at > now() - make_interval(mins => ${MINUTES_TO_CONFIRM}) as is_fresh
      from second_factors where user_id = ${userId} for update`)
    const row = rows[0]
    const secret = row?.is_fresh && row.next_secret ? unlockSecret({ locked: row.next_secret, userId }) : null
    if (!row || !secret) throw new HttpError({ status: 409, message: SET_UP_IS_OVER })
    // The code in force is part of the guess: a right code of the new secret forgets nothing by itself.
    const step = await guess({ allowances: codeAllowances(userId) }, async () => {
      const found = stepOfCode({ secret, code: code.replaceAll(/\s/g, ''), now })
      if (found === null) throw wrongCode('code')
      if (row.confirmed_at) await giveCurrent({ req, userId, code: currentCode, now })
      return found
    })

    const recoveryCodes = drawRecoveryCodes()
    await transaction.execute(sql`
      update second_factors set secret = next_secret, confirmed_at = now(), last_step = ${step}, next_secret = null,
        next_drawn_at = null, recovery_hashes = ${hashesOf({ userId, recoveryCodes })}::text[]
      where user_id = ${userId}`)
    await transaction.execute(
      sql`delete from users_sessions where _parent_id = ${userId} and id is distinct from ${keepSid}`,
    )
    await enqueueMail({ req, mail: { template: 'second_factor_on', userId } })
    logSecurityEvent({
      event: 'second_factor_changed',
      outcome: 'done',
      headers: req.headers,
      userId,
      target: `users/${String(userId)}`,
      detail: row.confirmed_at ? 'replaced' : 'set_up',
    })
    return { recoveryCodes, proof: { userId, by: 'set_up' } }
  })

type Row = { confirmed_at: unknown; next_secret: string | null; is_fresh: boolean | null }

const giveCurrent = async (given: { req: PayloadRequest; userId: number; code: string; now: Date }): Promise<void> => {
  try {
    await giveSecondFactor(given)
  } catch (error) {
    throw error instanceof HttpError && error.status === 422 ? wrongCode('current_code') : error
  }
}

/** An array as PostgreSQL reads one from text: the hashes are hexadecimal. */
const hashesOf = ({ userId, recoveryCodes }: { userId: number; recoveryCodes: string[] }): string =>
  `{${recoveryCodes.map((code) => hashRecoveryCode({ userId, code })).join(',')}}`

/** Ten new recovery codes in place of those that were left. Inside the caller's transaction. */
export const replaceRecoveryCodes = async ({
  req,
  userId,
}: {
  req: PayloadRequest
  userId: number
}): Promise<string[]> => {
  const recoveryCodes = drawRecoveryCodes()
  const transaction = await transactionOf(req)
  await transaction.execute(sql`
    update second_factors set recovery_hashes = ${hashesOf({ userId, recoveryCodes })}::text[]
    where user_id = ${userId} and confirmed_at is not null`)
  await enqueueMail({ req, mail: { template: 'recovery_codes_drawn', userId } })
  return recoveryCodes
}
