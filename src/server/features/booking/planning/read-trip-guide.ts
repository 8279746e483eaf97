import { sql, type Transaction } from '@/server/platform/payload/transaction-of'

/** Who leads the departures of an expedition that name nobody, held until the transaction ends; null when it has no guide. */
export const readTripGuide = async ({
  transaction,
  expeditionId,
}: {
  transaction: Transaction
  expeditionId: number
}): Promise<number | null> => {
  const { rows } = await transaction.execute(sql`select guide_id from expeditions where id = ${expeditionId} for share`)
  const guide = rows[0]?.['guide_id']
  return typeof guide === 'number' ? guide : null
}
