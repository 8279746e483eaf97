import type { Task } from 'graphile-worker'
import { lockDepartures } from '@/server/features/seats/lock-departures'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { refusalOf } from '@/server/platform/http/refusal-of'
import { eachRowInTransaction } from '@/server/platform/jobs/each-row'
import { carryOutChange, readChangeable } from './carry-out-change'
import type { StoredChange } from './find-parties'
import { STORED_CHANGE } from './stored-change'

/**
 * Each minute, and at the minute of each plan: carries out the changes of contracts whose time to stop is over, each in one
 * transaction. Cut short, it has done nothing, and is done whole by the next run. What the law allows no more is not done, and
 * said.
 */
export const changeContracts: Task = (_payload, helpers) =>
  eachRowInTransaction<{ id: number }>(helpers, {
    step: 'departure',
    rows: sql`
      select departure_id as id from contract_changes
      where state = 'planned' and runs_at <= clock_timestamp() order by runs_at, id`,
    idOf: ({ id }) => id,
    work: ({ transaction, row: { id } }) => carryOut({ transaction, departureId: id }),
  })

const carryOut = async ({ transaction, departureId }: { transaction: Transaction; departureId: number }) => {
  await lockDepartures({ transaction, ids: [departureId] })
  // Read under the lock: it may have been stopped, or run by another worker.
  const { rows } = await transaction.execute<StoredChange & { authorId: number | null }>(sql`
    select ${STORED_CHANGE}, author_id as "authorId" from contract_changes
    where departure_id = ${departureId} and state = 'planned' and runs_at <= clock_timestamp() for update`)
  const [plan] = rows
  if (!plan) return
  const { authorId, ...change } = plan
  // Midnight may have passed since it was planned, and with it the last day for a rise.
  const refusal = await refusalOf(() => readChangeable({ transaction, change }))
  if (refusal === null) await carryOutChange({ transaction, change, authorId })
  await transaction.execute(sql`
    update contract_changes set state = ${refusal === null ? 'done' : 'refused'}, ended_at = now(), refusal = ${refusal}
    where id = ${change.id}`)
}
