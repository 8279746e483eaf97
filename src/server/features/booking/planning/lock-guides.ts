import { sql, type Transaction } from '@/server/platform/payload/transaction-of'

/**
 * Holds guides until the transaction ends, by ascending number: who gives one of them a departure at the same time waits
 * here, and then sees the first. Taken after the rows of departures and of their expeditions.
 */
export const lockGuides = async ({ transaction, ids }: { transaction: Transaction; ids: number[] }): Promise<void> => {
  if (ids.length === 0) return
  const guides = sql`array[${sql.join(ids, sql`, `)}]::int[]`
  await transaction.execute(sql`select id from guides where id = any(${guides}) order by id for no key update`)
}
