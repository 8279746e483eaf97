import type { PayloadRequest } from 'payload'
import { sql } from '@/server/platform/db/transaction-of'
import { runStatement } from '@/server/platform/payload/run-statement'

/** What stands between an account's first proof and its session: a code, setting up a second factor, or nothing. */
export type SecondFactorStep = 'code' | 'set_up'

/** What this account is asked beside its password or its provider, by the rule that `openSession` holds to. */
export const secondFactorStepOf = async ({
  req,
  userId,
}: {
  req: PayloadRequest
  userId: number
}): Promise<SecondFactorStep | null> => {
  const statement = sql`select second_factor_step(id, role::text) as step from users where id = ${userId}`
  const [row] = await runStatement({ req, statement })
  return readStep(row?.['step'])
}

/** The step as the database writes it. */
export const readStep = (value: unknown): SecondFactorStep | null =>
  value === 'code' || value === 'set_up' ? value : null
