import type { PayloadRequest } from 'payload'
import type { PaymentTerms } from '@/domain/reservations/payment-terms'
import { sql } from '@/server/platform/db/transaction-of'
import { runStatement } from '@/server/platform/payload/run-statement'
import { effectiveDay } from './in-force'

/**
 * The terms of payment that may stand beside terms of sale of a day, or of today where that day is over: those in force then, first,
 * and the drafts that are to be by then. `on` is an instant.
 */
export const findPaymentTermsFor = async ({
  req,
  on,
}: {
  req: PayloadRequest
  on: string | null
}): Promise<PaymentTerms[]> => {
  const day = sql.raw(effectiveDay('t'))
  const rows = await runStatement<PaymentTerms>({
    req,
    statement: sql`
      with until as (
        select t.* from payment_terms t, (select greatest(now(), ${on}::timestamptz) as day) asked
        where ${day} <= (asked.day at time zone 'Europe/Paris')::date)
      select version, deposit_percent::int, grace_days::int from (
        (select t.*, 0 as rank from until t where status = 'published' order by ${day} desc, id desc limit 1)
        union all (select t.*, 1 as rank from until t where status = 'draft')) found
      order by rank, id`,
  })
  return rows
}
