import { formatPrice } from '@/domain/text/price'
import type { ProviderPayment, ProviderRefund } from '@/server/features/payment-methods/port'
import { lockReservation } from '@/server/features/reservations/lock-reservation'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { addJob } from '@/server/platform/jobs/add-job'
import { findIntents, lockIntent, type Intent } from './intent'
import { openDifference } from './keep-differences'
import { noteReturnedRefund } from './note-returned-refund'

type Seen = Pick<ProviderPayment, 'reference' | 'refunds'>

/**
 * Takes over what a provider gave back and nobody asked it for here: each once, whoever sees it and how many at once. It is a refund
 * like ours from then on, which `send_refund` looks at and writes in the ledger, and a task of the desk. What came back after all is to
 * be given back otherwise.
 */
export const noteFoundRefunds = async ({
  transaction,
  provider,
  seen,
}: {
  transaction: Transaction
  provider: string
  seen: Seen
}): Promise<void> => {
  if (seen.refunds.length === 0) return
  const [intent] = await findIntents(
    transaction,
    sql`i.provider = ${provider} and i.provider_reference = ${seen.reference} and i.state = 'captured'`,
  )
  if (!intent) return
  for (const refund of seen.refunds) {
    if (refund.state === 'failed') await noteReturnedRefund({ transaction, intent, refund })
  }
  if (!(await hasUnknown({ transaction, intent, seen }))) return
  const reservationId = await holderOf({ transaction, intent })
  if (reservationId !== null) await lockReservation({ transaction, id: reservationId })
  await lockIntent({ transaction, id: intent.id })
  const { rows } = await transaction.execute<{ reference: string; cents: number }>(unknownOf({ intent, seen }))
  for (const { reference, cents } of rows) {
    await takeOver({ transaction, intent, reservationId, refund: { reference, amountCents: cents } })
  }
}

const takeOver = async ({
  transaction,
  intent,
  reservationId,
  refund: { reference, amountCents },
}: {
  transaction: Transaction
  intent: Intent
  reservationId: number | null
  refund: Pick<ProviderRefund, 'reference' | 'amountCents'>
}): Promise<void> => {
  const { rows } = await transaction.execute(sql`
    insert into payment_refunds (intent_id, reservation_id, amount_cents, reason, state, provider_reference, found_at)
    values (${intent.id}::uuid, ${reservationId}, ${amountCents}, 'Rendu chez le prestataire', 'pending', ${reference}, now())
    returning id`)
  // What was just seen settles: this night's comparison leaves it alone.
  await transaction.execute(sql`update payment_intents set updated_at = now() where id = ${intent.id}::uuid`)
  await openDifference({
    transaction,
    provider: intent.provider,
    difference: {
      reference,
      kind: 'refund',
      detail: `${formatPrice(amountCents / 100)} rendus chez le prestataire sans passer par le site\u00a0: écrits dans les règlements`,
    },
  })
  await addJob({ transaction, task: 'send_refund', payload: { refundId: Number(rows[0]?.['id']) } })
}

/**
 * SQL of the refunds of a payment that no row of ours stands for. One of ours that waits for its answer is known by its key; where the
 * provider's has none, by its sum, as whoever gave back by hand what was to be given back did just that.
 */
const unknownOf = ({ intent: { id }, seen }: { intent: Intent; seen: Seen }) => sql`
  select one ->> 'reference' as reference, (one ->> 'amountCents')::int as cents
  from jsonb_array_elements(${JSON.stringify(seen.refunds)}::jsonb) one
  where one ->> 'state' <> 'failed' and not exists (
    select from payment_refunds f where f.intent_id = ${id}::uuid and (f.provider_reference = one ->> 'reference'
      or f.provider_reference is null and f.state in ('waiting', 'pending')
        and coalesce(one ->> 'key' = 'refund-' || f.id, f.amount_cents = (one ->> 'amountCents')::int)))
  order by 1`

const hasUnknown = async ({
  transaction,
  ...of
}: {
  transaction: Transaction
  intent: Intent
  seen: Seen
}): Promise<boolean> => (await transaction.execute(unknownOf(of))).rows.length > 0

/** The reservation that the money of a payment is with, as it may have followed to another one: where most of it is. */
const holderOf = async ({
  transaction,
  intent,
}: {
  transaction: Transaction
  intent: Intent
}): Promise<number | null> => {
  if (intent.reservationId === null) return null
  const { rows } = await transaction.execute(sql`
    select w.id from (
      select ${intent.reservationId}::int as id, ${intent.capturedCents}::int as cents
      union all select m.to_reservation_id, m.amount_cents from payment_moves m where m.intent_id = ${intent.id}::uuid
      union all select m.from_reservation_id, -m.amount_cents from payment_moves m where m.intent_id = ${intent.id}::uuid
      union all select f.reservation_id, -f.amount_cents from payment_refunds f
        where f.intent_id = ${intent.id}::uuid and f.reservation_id is not null and f.state <> 'failed') w
    group by w.id order by sum(w.cents) desc, w.id limit 1`)
  return Number(rows[0]?.['id'])
}
