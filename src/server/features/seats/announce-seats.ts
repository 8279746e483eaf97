import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { addJob } from '@/server/platform/jobs/add-job'

/** Has the cards and pages of these departures' expeditions built anew once the transaction commits. */
export const announceSeats = async ({
  transaction,
  departureIds,
}: {
  transaction: Transaction
  departureIds: number[]
}): Promise<void> => {
  const { rows } = await transaction.execute(sql`
    select distinct expedition_id as id from departures
    where id = any(array[${sql.join(departureIds, sql`, `)}]::int[]) order by 1`)
  for (const { id } of rows) {
    await addJob({
      transaction,
      task: 'refresh_expedition_hits',
      payload: { scope: 'expedition', id: Number(id) },
      key: `hits:expedition:${String(id)}`,
    })
  }
}
