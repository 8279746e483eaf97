import type { PayloadRequest } from 'payload'
import { NOTHING_TAKEN } from '@/domain/payments/payment-failure'
import { recordEvent } from '@/server/features/ledger/record-event'
import { changeIntent, lockIntent, type Intent } from '@/server/features/payments/intent'
import { noteEvent, type ProviderEvent } from '@/server/features/payments/note-event'
import { isLastShare } from '@/server/features/payments/shared/is-last-share'
import { lockReservation } from '@/server/features/reservations/lock-reservation'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'

/** An authorisation that was gone before it was captured: the reservation stays with its sum due, and its customer is told, with a link. */
export const loseIntent = async ({
  req,
  intent,
  event,
}: {
  req: PayloadRequest
  intent: Intent
  event: ProviderEvent | undefined
}): Promise<boolean> => {
  const transaction = await transactionOf(req)
  const { reservationId } = intent
  if (reservationId === null) throw new Error(`The payment ${intent.id} was accepted for nothing.`)
  await lockReservation({ transaction, id: reservationId })
  const held = await lockIntent({ transaction, id: intent.id })
  await noteEvent({ transaction, intent, event })
  if (held?.state !== 'accepted') return false
  const failureMessage = `L’autorisation de ta banque n’était plus valable. ${NOTHING_TAKEN} Ta réservation est gardée\u00a0: il reste à la régler.`
  await changeIntent({ transaction, intent: held, change: { state: 'expired', failure: 'expired', failureMessage } })
  if (held.chargesSaved) {
    await transaction.execute(sql`update saved_cards set refused_at = now() where reservation_id = ${reservationId}`)
  }
  const detail = 'La banque n’autorisait plus ce paiement par carte'
  await recordEvent({ transaction, reservationId, event: { kind: 'payment_failed', authorId: null, detail } })
  if (
    intent.purpose === 'order' ||
    (intent.purpose === 'share' && (await isLastShare({ transaction, reservationId })))
  ) {
    await enqueueMail({ req, mail: { template: 'reservation_received', reservationId } })
  }
  await enqueueMail({ req, mail: { template: 'payment_lost', reservationId } })
  return false
}
