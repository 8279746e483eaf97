import type { SQL } from 'drizzle-orm'
import { addJob } from '@/server/platform/jobs/add-job'
import { sql, type Transaction } from '@/server/platform/payload/transaction-of'

/** Has nobody charge the cards `s` of a condition any more, and their provider forget them; answers how many. */
export const withdrawCards = async ({
  transaction,
  condition,
}: {
  transaction: Transaction
  condition: SQL
}): Promise<number> => {
  const { rows } = await transaction.execute(sql`
    update saved_cards s set withdrawn_at = now() where s.withdrawn_at is null and ${condition}
    returning s.intent_id::text as "intentId"`)
  for (const { intentId } of rows as Array<{ intentId: string }>) await enqueueForgetCard({ transaction, intentId })
  return rows.length
}

export const enqueueForgetCard = ({
  transaction,
  intentId,
}: {
  transaction: Transaction
  intentId: string
}): Promise<void> => addJob({ transaction, task: 'forget_card', payload: { intentId }, key: `forget-card:${intentId}` })
