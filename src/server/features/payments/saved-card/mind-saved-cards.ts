import type { Task } from 'graphile-worker'
import { savedCardStep } from '@/domain/payments/saved-card'
import { drawPaymentToken } from '@/server/features/payment-methods/payment-link'
import { lockReservation } from '@/server/features/reservations/lock-reservation'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { eachRowInTransaction } from '@/server/platform/jobs/each-row'
import { enqueueSettle } from '../enqueue-settle'
import { writeIntent } from '../open-intent'
import { cardFacts, type CardFacts } from './card-facts'
import { withdrawCards } from './withdraw-cards'

/**
 * Each hour of the day: writes to the holders of kept cards three days before their balance, starts the payment of those whose day it
 * is, and forgets those that have no use any more. Each has its own transaction; run twice, each is done once.
 */
export const mindSavedCards: Task = async (_payload, helpers) => {
  await eachRowInTransaction<CardFacts>(helpers, {
    step: 'reservation',
    rows: sql`${cardFacts(sql`true`)} order by r.id`,
    idOf: ({ reservationId }) => reservationId,
    isDue: (card) => savedCardStep(card) !== 'wait',
    work: ({ transaction, row: { reservationId } }) => mind({ transaction, reservationId }),
  })
  await helpers.query(FORGET_AGAIN)
}

type Minded = { transaction: Transaction; reservationId: number }

const mind = async ({ transaction, reservationId }: Minded): Promise<void> => {
  const { userId } = await lockReservation({ transaction, id: reservationId })
  // Read again under the lock: it may have been paid, withdrawn, or charged by another worker.
  const { rows } = await transaction.execute<CardFacts>(cardFacts(sql`r.id = ${reservationId}`))
  const [card] = rows
  // A payment under way says first whether anything is left.
  if (!card || card.isBusy) return
  const step = savedCardStep(card)
  if (step === 'forget') await withdrawCards({ transaction, condition: sql`s.reservation_id = ${reservationId}` })
  if (step === 'announce') await announce({ transaction, card })
  if (step === 'charge') await charge({ transaction, card, userId })
}

type Stepped = { transaction: Transaction; card: CardFacts }

const announce = async ({ transaction, card: { reservationId, leftCents, balanceDueOn, today } }: Stepped) => {
  await transaction.execute(sql`
    update saved_cards set announced_on = ${today}, announced_for = ${balanceDueOn}, announced_cents = ${leftCents}
    where reservation_id = ${reservationId}`)
  await enqueueMail({ transaction, mail: { template: 'balance_charge_soon', reservationId } })
}

/** The payment is a row before anybody is asked for it: its key is what makes it one. */
const charge = async ({
  transaction,
  card: { reservationId, provider, leftCents },
  userId,
}: Stepped & { userId: number }) => {
  const { hash, sealed } = drawPaymentToken()
  await transaction.execute(
    sql`insert into payment_links (token_hash, reservation_id) values (${hash}, ${reservationId})`,
  )
  const { id } = await writeIntent({
    transaction,
    intent: {
      purpose: 'balance',
      provider,
      userId,
      reservationId,
      amountCents: leftCents,
      chargesSaved: true,
      linkHash: hash,
      linkSealed: sealed,
    },
  })
  await enqueueSettle({ transaction, intentId: id })
}

/** A provider that was down for days is asked again. */
const FORGET_AGAIN = /* sql */ `
  select graphile_worker.add_job('forget_card', json_build_object('intentId', s.intent_id), job_key => 'forget-card:' || s.intent_id)
  from saved_cards s where s.withdrawn_at < now() - interval '1 day'`
