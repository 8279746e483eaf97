import type { Task } from 'graphile-worker'
import type { DepartureEnding } from '@/domain/departures/departure-ending'
import { lockDepartures } from '@/server/features/seats/lock-departures'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { refusalOf } from '@/server/platform/http/refusal-of'
import { eachRowInTransaction } from '@/server/platform/jobs/each-row'
import { endDeparture, readEndable } from './end-departure'
import { reopenSales } from './stop-cancellation'

/**
 * Each minute, and at the minute of each plan: cancels the departures whose time to stop is over, each in one transaction.
 * Cut short, it has done nothing, and is done whole by the next run. What the law allows no more is not done, and said.
 */
export const cancelDepartures: Task = (_payload, helpers) =>
  eachRowInTransaction<{ id: number }>(helpers, {
    step: 'departure',
    rows: sql`
      select departure_id as id from departure_cancellations
      where state = 'planned' and runs_at <= clock_timestamp() order by runs_at, id`,
    idOf: ({ id }) => id,
    work: ({ transaction, row: { id } }) => cancel({ transaction, departureId: id }),
  })

type Plan = {
  cancellationId: number
  authorId: number | null
  ending: DepartureEnding
  reason: string
  closesSales: boolean
}

const cancel = async ({ transaction, departureId }: { transaction: Transaction; departureId: number }) => {
  await lockDepartures({ transaction, ids: [departureId] })
  // Read under the lock: it may have been stopped, or run by another worker.
  const { rows } = await transaction.execute<Plan>(sql`
    select id as "cancellationId", author_id as "authorId", ending, reason, closes_sales as "closesSales"
    from departure_cancellations
    where departure_id = ${departureId} and state = 'planned' and runs_at <= clock_timestamp() for update`)
  const [plan] = rows
  if (!plan) return
  // Midnight may have passed since it was planned, or the last deposit have come.
  const refusal = await refusalOf(() => readEndable({ transaction, departureId, ending: plan.ending }))
  if (refusal === null) await endDeparture({ transaction, departureId, ...plan })
  else if (plan.closesSales) await reopenSales({ transaction, departureId })
  await transaction.execute(sql`
    update departure_cancellations set state = ${refusal === null ? 'done' : 'refused'}, ended_at = now(), refusal = ${refusal}
    where id = ${plan.cancellationId}`)
}
