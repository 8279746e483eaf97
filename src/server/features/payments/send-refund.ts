import type { Task } from 'graphile-worker'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { formatPrice } from '@/domain/text/price'
import { recordEvent } from '@/server/features/ledger/record-event'
import { writePayment } from '@/server/features/ledger/write-payment'
import { type ProviderRefund, RefundRefused } from '@/server/features/payment-methods/port'
import { lockReservation } from '@/server/features/reservations/lock-reservation'
import { queryStatement } from '@/server/platform/db/query-statement'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { transactionOnClient } from '@/server/platform/db/transaction-on-client'
import { withClientTransaction } from '@/server/platform/db/with-client-transaction'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import type { TaskPayloads } from '@/server/platform/jobs/task'
import { providerOf } from './start-at-provider'

type Refund = {
  id: number
  amountCents: number
  state: 'waiting' | 'pending' | 'done' | 'failed'
  reference: string | null
  reservationId: number | null
  authorId: number | null
  reason: string
  provider: string
  paymentReference: string
  /** Another person than who booked may have paid a share. */
  isShare: boolean
  /** Nobody asked for it here: the provider's books had it. */
  isFound: boolean
}

const REFUND = sql`
  select f.id, f.amount_cents as "amountCents", f.state, f.provider_reference as reference,
    f.reservation_id as "reservationId", f.author_id as "authorId", f.reason, i.provider, i.provider_reference as "paymentReference",
    i.share_id is not null as "isShare", f.found_at is not null as "isFound"
  from payment_refunds f join payment_intents i on i.id = f.intent_id where `

/** Has a provider give back what a row says, under the row's key: asked twice, it is given back once. */
export const sendRefund: Task = async (payload, { withPgClient }) => {
  const { refundId } = payload as TaskPayloads['send_refund']
  const [refund] = await queryStatement<Refund>(sql`${REFUND} f.id = ${refundId} and f.state in ('waiting', 'pending')`)
  if (!refund) return
  const answer = await askProvider(refund)
  await withPgClient((client) =>
    withClientTransaction(client, () => recordAnswer({ transaction: transactionOnClient(client), refund, answer })),
  )
}

type Answer = Omit<ProviderRefund, 'key'>

/** What becomes of it: what the provider has of it already is its answer, as a key is known to it for a day alone. */
const askProvider = async (refund: Refund): Promise<Answer> => {
  const { id, amountCents, reference, isFound } = refund
  const provider = providerOf(refund)
  const { refunds } = await provider.verify(refund.paymentReference)
  const known =
    reference === null ? await findOwn({ refund, refunds }) : refunds.find((one) => one.reference === reference)
  if (known) return known
  const none: Answer = { reference: reference ?? `none-${String(id)}`, amountCents, state: 'failed' }
  if (!provider.refund || isFound) return none
  try {
    return await provider.refund({ reference: refund.paymentReference, amountCents, key: keyOf(refund) })
  } catch (error) {
    if (error instanceof RefundRefused) return none
    throw error
  }
}

const keyOf = ({ id }: Pick<Refund, 'id'>): string => `refund-${String(id)}`

/** What was asked for under its key; or what somebody gave back of that sum by hand, which no other row stands for. */
const findOwn = async ({
  refund,
  refunds,
}: {
  refund: Refund
  refunds: ProviderRefund[]
}): Promise<ProviderRefund | undefined> => {
  const own = refunds.find(({ key }) => key === keyOf(refund))
  const byHand = refunds.filter(
    ({ key, amountCents, state }) => key === null && amountCents === refund.amountCents && state !== 'failed',
  )
  if (own || byHand.length === 0) return own
  const taken = await queryStatement<{ reference: string }>(sql`
    select f.provider_reference as reference from payment_refunds f join payment_intents i on i.id = f.intent_id
    where i.provider = ${refund.provider} and i.provider_reference = ${refund.paymentReference}
      and f.provider_reference is not null`)
  return byHand.find(({ reference }) => taken.every((one) => one.reference !== reference))
}

const recordAnswer = async ({
  transaction,
  refund: { id, reservationId, authorId, reason, provider, isShare, isFound },
  answer: { reference, amountCents, state },
}: {
  transaction: Transaction
  refund: Refund
  answer: Answer
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
      ...(authorId !== null && { reason }),
    },
    online: { provider, reference },
  })
  await transaction.execute(sql`update payment_refunds set payment_id = ${paymentId} where id = ${id}`)
  const detail = `Remboursement de ${sum} par carte${isFound ? ', fait chez le prestataire' : ''}`
  await recordEvent({ transaction, reservationId, event: { kind: 'refunded', authorId, detail } })
  await enqueueMail({
    transaction,
    mail: { template: isShare ? 'share_refund_sent' : 'refund_sent', paymentId },
  })
}
