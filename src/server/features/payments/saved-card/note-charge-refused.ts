import type { PayloadRequest } from 'payload'
import { NOTHING_TAKEN, type PaymentFailure } from '@/domain/payments/payment-failure'
import { recordEvent } from '@/server/features/ledger/record-event'
import { lockReservation } from '@/server/features/reservations/lock-reservation'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { changeIntent, lockIntent, mayBePaid, type Intent } from '../intent'
import { noteEvent, type ProviderEvent } from '../note-event'

type Refused = {
  req: PayloadRequest
  intent: Intent
  failure: PaymentFailure
  event?: ProviderEvent | undefined
  /** Whether a payment is there, to be let go. */
  isStarted: boolean
}

/**
 * Writes down that a kept card was refused, or that its bank wants its holder: the places are kept, the customer is written to at once
 * with a private link, and the agency sees a balance that waits. The card is charged no more.
 */
export const noteChargeRefused = async ({ req, intent, failure, event, isStarted }: Refused): Promise<boolean> => {
  const transaction = await transactionOf(req)
  const { reservationId } = intent
  if (reservationId === null) throw new Error(`The payment ${intent.id} charges a card for nothing.`)
  const reservation = await lockReservation({ transaction, id: reservationId })
  const held = await lockIntent({ transaction, id: intent.id })
  await noteEvent({ transaction, intent, event })
  if (!mayBePaid(held)) return isStarted
  const failureMessage = `${CHARGE_WORDS[failure]} ${NOTHING_TAKEN} Tes places sont gardées\u00a0: il reste à régler le solde.`
  const state = isStarted ? 'releasing' : 'released'
  await changeIntent({ transaction, intent: held, change: { state, failure, failureMessage } })
  await transaction.execute(sql`update saved_cards set refused_at = now() where reservation_id = ${reservationId}`)
  if (reservation.status === 'canceled') return isStarted
  const detail = `Solde en attente\u00a0: ${DESK_WORDS[failure]}`
  await recordEvent({ transaction, reservationId, event: { kind: 'payment_failed', authorId: null, detail } })
  await enqueueMail({ req, mail: { template: 'balance_refused', intentId: intent.id } })
  return isStarted
}

const CHARGE_WORDS: Record<PaymentFailure, string> = {
  declined: 'Ta banque a refusé de débiter la carte que tu avais gardée.',
  insufficient_funds:
    'Ta banque a refusé de débiter la carte que tu avais gardée\u00a0: le solde ou le plafond ne suffit pas.',
  expired_card: 'La carte que tu avais gardée a expiré.',
  authentication_required: 'Ta banque demande que tu confirmes toi-même ce paiement.',
  unavailable: 'Ta banque n’a pas répondu.',
  other: 'La carte que tu avais gardée n’a pas pu être débitée.',
}

const DESK_WORDS: Record<PaymentFailure, string> = {
  declined: 'la banque refuse la carte gardée',
  insufficient_funds: 'le plafond de la carte gardée ne suffit pas',
  expired_card: 'la carte gardée a expiré',
  authentication_required: 'la banque demande une confirmation du client',
  unavailable: 'la banque de la carte gardée ne répond pas',
  other: 'la carte gardée n’a pas pu être débitée',
}
