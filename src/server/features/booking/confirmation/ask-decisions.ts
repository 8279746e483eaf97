import type { Task } from 'graphile-worker'
import { DECISION_REMINDERS } from '@/domain/departure-confirmation'
import { TODAY } from '@/server/platform/db/paris-day'
import { FIRST_DAY, IS_LONG_TEXT, MISSING_TRAVELERS } from '@/server/platform/db/shared-terms'
import { transactionOnClient } from '@/server/platform/db/transaction-on-client'
import { withClientTransaction } from '@/server/platform/db/with-client-transaction'
import { addJob } from '@/server/platform/jobs/add-job'
import { sql, type Transaction } from '@/server/platform/payload/transaction-of'
import { confirmIfReached } from './confirm-departure'

/**
 * Each morning: reminds the agency of the departures that it has to decide on, three times each and never twice the same; one
 * whose first day moves is decided on anew. Nothing is canceled by itself. One that has its minimum, by a change made elsewhere, is confirmed first.
 */
export const askDecisions: Task = async (_payload, { withPgClient }) => {
  await withPgClient(async (client) => {
    const transaction = transactionOnClient(client)
    const { rows } = await transaction.execute(sql`
      select d.id from departures d
      where d.status = 'open' and d.min_participants is not null and ${FIRST_DAY} > ${TODAY} and ${MISSING_TRAVELERS} = 0
      order by d.id`)
    for (const { id } of rows) {
      await withClientTransaction(client, () => confirmIfReached({ transaction, departureId: Number(id) }))
    }
    await withClientTransaction(client, () => remind(transaction))
  })
}

const remind = async (transaction: Transaction): Promise<void> => {
  const { rows } = await transaction.execute(sql`
    with due as (
      select d.id, d.first_day, days from departures d
      cross join lateral unnest(case when ${sql.raw(IS_LONG_TEXT)} then ${array(DECISION_REMINDERS.long)}
        else ${array(DECISION_REMINDERS.short)} end) days
      where d.status = 'open' and ${MISSING_TRAVELERS} > 0 and ${FIRST_DAY} > ${TODAY} and ${FIRST_DAY} - ${TODAY} <= days
    ),
    told as (
      insert into departure_decisions (departure_id, first_day, days_before) select id, first_day, days from due
      on conflict do nothing returning departure_id
    )
    select distinct departure_id as id from told order by 1`)
  if (rows.length === 0) return
  const departureIds = rows.map(({ id }) => Number(id))
  await addJob({ transaction, task: 'send_mail', payload: { template: 'departures_to_decide', departureIds } })
}

const array = (days: readonly number[]) => sql.raw(`array[${days.join(', ')}]`)
