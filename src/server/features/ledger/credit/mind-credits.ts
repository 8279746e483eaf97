import type { Task } from 'graphile-worker'
import { creditReminder, isCreditOver } from '@/domain/ledger/credit'
import { lockCustomer } from '@/server/features/seats/lock-customer'
import { parisDay } from '@/server/platform/db/paris-day'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { eachRowInTransaction } from '@/server/platform/jobs/each-row'
import { BALANCE_CENTS } from './credit-facts'
import { returnCredit } from './return-credit'

type Credit = { id: number; userId: number; expiresOn: string; today: string; sent: number[] }

/**
 * Each hour: recalls the credits that end in 60, 30 and 7 days, and makes of what is left of those that are over a refund
 * due. Once each, however often it runs.
 */
export const mindCredits: Task = (_payload, helpers) =>
  eachRowInTransaction<Credit>(helpers, {
    step: 'credit',
    rows: sql`${HELD} order by a.id`,
    idOf: ({ id }) => id,
    isDue: (credit) => isCreditOver(credit) || creditReminder(credit) !== null,
    work: ({ transaction, row: { id, userId } }) => mind({ transaction, id, userId }),
  })

const HELD = sql`
  select a.id, a.user_id as "userId", to_char(a.expires_on, 'YYYY-MM-DD') as "expiresOn", ${parisDay(sql`now()`)} as today,
    coalesce((select json_agg(m.days_before) from credit_reminders m where m.account_id = a.id), '[]'::json) as sent
  from credit_accounts a where a.kind = 'credit' and ${BALANCE_CENTS} > 0`

const mind = async ({
  transaction,
  id,
  userId,
}: {
  transaction: Transaction
  id: number
  userId: number
}): Promise<void> => {
  await lockCustomer({ transaction, userId })
  // Read again under the lock: it may have been used, or minded by another worker.
  const { rows } = await transaction.execute<Credit>(sql`${HELD} and a.id = ${id}`)
  const [credit] = rows
  if (!credit) return
  if (isCreditOver(credit)) {
    await returnCredit({ transaction, accountId: id, reason: 'expired', note: null, authorId: null })
    return
  }
  const days = creditReminder(credit)
  if (days === null) return
  await transaction.execute(sql`insert into credit_reminders (account_id, days_before) values (${id}, ${days})`)
  await enqueueMail({ transaction, mail: { template: 'credit_reminder', accountId: id } })
}
