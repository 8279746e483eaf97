import type { SQL } from 'drizzle-orm'
import type { Task } from 'graphile-worker'
import { queryStatement } from '@/server/platform/db/query-statement'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { addJob } from '@/server/platform/jobs/add-job'
import type { TaskPayloads } from '@/server/platform/jobs/task'
import { unwrap } from '@/server/platform/payload/wrap'
import { providerOf } from '../start-at-provider'

/** Has nobody charge the cards `s` of a condition any more, and their provider forget them; answers how many. */
export const withdrawCards = async ({
  transaction,
  condition,
}: {
  transaction: Transaction
  condition: SQL
}): Promise<number> => {
  const { rows } = await transaction.execute<{ intentId: string }>(sql`
    update saved_cards s set withdrawn_at = now() where s.withdrawn_at is null and ${condition}
    returning s.intent_id::text as "intentId"`)
  for (const { intentId } of rows) await enqueueForgetCard({ transaction, intentId })
  return rows.length
}

export const enqueueForgetCard = ({
  transaction,
  intentId,
}: {
  transaction: Transaction
  intentId: string
}): Promise<void> => addJob({ transaction, task: 'forget_card', payload: { intentId }, key: `forget-card:${intentId}` })

type Withdrawn = { provider: string; sealed: string }

/**
 * Has a provider forget a card that was withdrawn, then forgets it here; asked twice, it is forgotten once. One that is being charged
 * is kept until that is over, as whoever was killed asks for the same again.
 */
export const forgetCard: Task = async (payload) => {
  const { intentId } = payload as TaskPayloads['forget_card']
  const [card] = await queryStatement<Withdrawn>(sql`
    select s.provider, s.method_sealed as sealed from saved_cards s
    where s.intent_id = ${intentId}::uuid and s.withdrawn_at is not null
      and not exists (select 1 from payment_intents i where i.reservation_id = s.reservation_id and i.charges_saved
        and i.state in ('started', 'refused', 'accepted', 'releasing'))`)
  if (!card) return
  const savedMethod = unwrap({ purpose: 'saved_card', wrapped: card.sealed })
  await providerOf(card).forgetSaved?.({ savedMethod, key: `forget-${intentId}` })
  await queryStatement(sql`delete from saved_cards where intent_id = ${intentId}::uuid and withdrawn_at is not null`)
}
