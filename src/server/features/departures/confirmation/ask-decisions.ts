import type { Task } from 'graphile-worker'
import { DECISION_REMINDERS } from '@/domain/departures/departure-confirmation'
import { TODAY } from '@/server/platform/db/paris-day'
import { FIRST_DAY, IS_LONG_TEXT, MISSING_TRAVELERS } from '@/server/platform/db/shared-terms'
import { sql } from '@/server/platform/db/transaction-of'
import { transactionOnClient } from '@/server/platform/db/transaction-on-client'
import { withClientTransaction, withSavepoint } from '@/server/platform/db/with-client-transaction'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { eachRow, eachRowInTransaction, type TaskHelpers } from '@/server/platform/jobs/each-row'
import { confirmIfReached } from './confirm-departure'

/**
 * Each morning: reminds the agency of the departures that it has to decide on, three times each and never twice the same; one
 * whose first day moves is decided on anew. Nothing is canceled by itself. One that has its minimum, by a change made elsewhere, is confirmed first.
 */
export const askDecisions: Task = async (_payload, helpers) => {
  await eachRowInTransaction<{ id: number }>(helpers, {
    step: 'departure',
    rows: sql`
      select d.id from departures d
      where d.status = 'open' and d.min_participants is not null and ${FIRST_DAY} > ${TODAY} and ${MISSING_TRAVELERS} = 0
      order by d.id`,
    idOf: ({ id }) => id,
    work: ({ transaction, row: { id } }) => confirmIfReached({ transaction, departureId: id }),
  })
  await remind(helpers)
}

/** One mail of all departures; a savepoint each, so that one that can't be noted is left out of it. */
const remind = (helpers: TaskHelpers): Promise<void> =>
  helpers.withPgClient((client) =>
    withClientTransaction(client, async () => {
      const transaction = transactionOnClient(client)
      const { rows } = await transaction.execute<Due>(TO_DECIDE)
      const departureIds = new Set<number>()
      await eachRow({
        helpers,
        client,
        step: 'reminder',
        rows: rows,
        idOf: ({ id, days }) => `${String(id)}/${String(days)}`,
        work: ({ id, firstDay, days }) =>
          withSavepoint(client, async () => {
            const { rows: told } = await transaction.execute(sql`
              insert into departure_decisions (departure_id, first_day, days_before)
              values (${id}, ${firstDay}::date, ${days}) on conflict do nothing returning 1`)
            if (told.length > 0) departureIds.add(id)
          }),
      })
      if (departureIds.size === 0) return
      await enqueueMail({
        transaction,
        mail: { template: 'departures_to_decide', departureIds: [...departureIds] },
      })
    }),
  )

type Due = { id: number; firstDay: string; days: number }

const array = (days: readonly number[]) => sql.raw(`array[${days.join(', ')}]`)

const TO_DECIDE = sql`
  select d.id, d.first_day::text as "firstDay", days from departures d
  cross join lateral unnest(case when ${sql.raw(IS_LONG_TEXT)} then ${array(DECISION_REMINDERS.long)}
    else ${array(DECISION_REMINDERS.short)} end) days
  where d.status = 'open' and ${MISSING_TRAVELERS} > 0 and ${FIRST_DAY} > ${TODAY} and ${FIRST_DAY} - ${TODAY} <= days
  order by d.id, days`
