import { TODAY_TEXT } from '@/server/platform/db/paris-day'
import { DEPOSIT_CENTS_TEXT, NOT_CANCELED_TEXT } from '@/server/platform/db/shared-terms'
import { sql } from '@/server/platform/db/transaction-of'

/** SQL of what is due of the reservation `r` by now and was not received, in cents: of its deposit, and of all of it once no balance is due later. */
export const UNPAID_TEXT = `greatest(0, case
  when r.balance_due_on is null or (r.balance_due_on at time zone 'Europe/Paris')::date < ${TODAY_TEXT} then r.total_cents
  else ${DEPOSIT_CENTS_TEXT.r} end - r.paid_cents)::int`

/** SQL of whether the reservation `r` stands and is not paid as it is due by now. */
export const IS_UNPAID_TEXT = `(${NOT_CANCELED_TEXT.r} and ${UNPAID_TEXT} > 0)`

export const IS_UNPAID = sql.raw(IS_UNPAID_TEXT)
