import type { Task } from 'graphile-worker'
import { calendarDayInParis } from '@/domain/calendar-day'
import { formatPrice } from '@/domain/price'
import { queryStatement } from '@/server/platform/db/query-statement'
import { transactionOnClient } from '@/server/platform/db/transaction-on-client'
import { withClientTransaction } from '@/server/platform/db/with-client-transaction'
import { addJob } from '@/server/platform/jobs/add-job'
import type { TaskPayloads } from '@/server/platform/jobs/task'
import { sql, type Transaction } from '@/server/platform/payload/transaction-of'
import { lockReservation } from '../reservations/lock-reservation'
import { recordEvent } from '../reservations/record-event'
import type { ProviderRefund } from './port'
import { providerOf } from './start-at-provider'
import { writePayment } from './write-payment'

type Refund = {
  id: number
  amountCents: number
  state: 'waiting' | 'pending' | 'done' | 'failed'
  reference: string | null
  reservationId: number | null
  authorId: number | null
  provider: string
  paymentReference: string
  /** Another person than who booked may have paid a share. */
  isShare: boolean
}

const REFUND = sql`
  select f.id, f.amount_cents as "amountCents", f.state, f.provider_reference as reference,
    f.reservation_id as "reservationId", f.author_id as "authorId", i.provider, i.provider_reference as "paymentReference",
    i.share_id is not null as "isShare"
  from payment_refunds f join payment_intents i on i.id = f.intent_id where `

/** Has a provider give back what a row says, under the row's key: asked twice, it is given back once. */
export const sendRefund: Task = async (payload, { withPgClient }) => {
  const { refundId } = payload as TaskPayloads['send_refund']
  const [refund] = await queryStatement<Refund>(sql`${REFUND} f.id = ${refundId} and f.state in ('waiting', 'pending')`)
  if (!refund) return
  const answer = await askProvider(refund)
  await withPgClient((client) =>
    withClientTransaction(client, () => keepAnswer({ transaction: transactionOnClient(client), refund, answer })),
  )
}

/** What becomes of it: one that is pending is looked at, as the same key answers what was answered first. */
const askProvider = async ({ id, amountCents, provider: key, ...refund }: Refund): Promise<ProviderRefund> => {
  const provider = providerOf({ provider: key })
  if (refund.reference !== null) {
    const { refunds } = await provider.verify(refund.paymentReference)
    const known = refunds.find(({ reference }) => reference === refund.reference)
    if (known) return known
  }
  if (!provider.refund) {
    return { reference: refund.reference ?? `none-${String(id)}`, amountCents, state: 'failed' }
  }
  return provider.refund({ reference: refund.paymentReference, amountCents, key: `refund-${String(id)}` })
}

const keepAnswer = async ({
  transaction,
  refund: { id, reservationId, authorId, provider, isShare },
  answer: { reference, amountCents, state },
}: {
  transaction: Transaction
  refund: Refund
  answer: ProviderRefund
}): Promise<void> => {
  if (reservationId !== null) await lockReservation({ transaction, id: reservationId })
  const { rows } = await transaction.execute(sql`
    update payment_refunds set state = ${state}, provider_reference = ${reference}, updated_at = now(),
      failure = case when ${state} = 'failed' then 'refused' end
    where id = ${id} and state in ('waiting', 'pending') returning id`)
  if (rows.length === 0 || state === 'pending' || reservationId === null) return
  const sum = formatPrice(amountCents / 100)
  if (state === 'failed') {
    const detail = `Le remboursement de ${sum} par carte a été refusé\u00a0: à rendre autrement`
    await recordEvent({ transaction, reservationId, event: { kind: 'refund_failed', authorId, detail } })
    return
  }
  const paymentId = await writePayment({
    transaction,
    method: 'card',
    payment: {
      ...{ reservationId, kind: 'refund', amountCents, authorId },
      receivedOn: calendarDayInParis(new Date()),
      reference: '',
    },
    online: { provider, reference },
  })
  await transaction.execute(sql`update payment_refunds set payment_id = ${paymentId} where id = ${id}`)
  const detail = `Remboursement de ${sum} par carte`
  await recordEvent({ transaction, reservationId, event: { kind: 'refunded', authorId, detail } })
  await addJob({
    transaction,
    task: 'send_mail',
    payload: { template: isShare ? 'share_refund_sent' : 'refund_sent', paymentId },
  })
}
