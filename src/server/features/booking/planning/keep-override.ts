import { sql, type Transaction } from '@/server/platform/payload/transaction-of'

/** Writes down why a guide leads a departure in spite of others: who said so, and when. */
export const keepOverride = async ({
  transaction,
  departureId,
  guideId,
  others,
  reason,
  authorId,
}: {
  transaction: Transaction
  departureId: number
  guideId: number
  others: readonly number[]
  reason: string
  authorId: number | null
}): Promise<void> => {
  for (const other of others) {
    await transaction.execute(sql`
      insert into guide_overrides (departure_id, other_id, guide_id, reason, author_id)
      values (${departureId}, ${other}, ${guideId}, ${reason}, ${authorId})`)
  }
}
