import type { PayloadRequest } from 'payload'
import type { MadeChoice } from '@/contract/cancellation'
import { isChoiceOpen, type CancellationChoice } from '@/domain/changes/cancellation-choice'
import { formatLongDate, formatShortDate } from '@/domain/days/french-dates'
import { formatPrice } from '@/domain/text/price'
import { openCredit } from '@/server/features/ledger/credit/open-credit'
import { recordEvent } from '@/server/features/ledger/record-event'
import { versionInForce } from '@/server/features/legal/in-force'
import type { LockedReservation } from '@/server/features/reservations/lock-reservation'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { HttpError, notFound } from '@/server/platform/http/errors'
import { customerQuestion } from '../customer-question'
import { moveCanceled } from './move-canceled'
import { readChoice } from './read-choice'
import { REFUNDABLE_CENTS } from './refundable-cents'

/** The choice after a cancellation: refund, another date or credit. */
export const cancellationChoice = customerQuestion({
  findLinked: async ({ run, hash }) => {
    const { rows } = await run(sql`select reservation_id from cancellation_choice_links where token_hash = ${hash}`)
    return rows[0] && { reservationId: Number(rows[0]['reservation_id']) }
  },
  read: readChoice,
  isMove: ({ choice }: MadeChoice) => choice === 'move',
  answer: async ({ req, transaction, reservation, body, by, authorId }) => {
    const reservationId = reservation.id
    const read = () => readChoice({ run: transaction.execute.bind(transaction), reservationId })
    const open = await readOpen({ transaction, reservation })
    if (open.choice !== null) {
      if (open.choice !== body.choice || open.new_departure_id !== (body.departure_id ?? null)) throw alreadyChosen()
      return read()
    }
    if (!isChoiceOpen({ answerBy: open.answer_by, today: reservation.today, choice: open.choice })) throw tooLate()
    if (body.text_version !== open.text_version) throw otherText(open.text_version)
    const { detail, newReservationId } = await act({ req, transaction, reservation, open, body, authorId })
    await keepChoice({
      transaction,
      reservationId,
      choice: body.choice,
      by,
      textVersion: open.text_version,
      amountCents: open.refundable_cents,
      newReservationId,
    })
    await recordEvent({ transaction, reservationId, event: { kind: 'choice_made', authorId, detail } })
    await enqueueMail({ transaction, mail: { template: 'choice_made', reservationId } })
    return read()
  },
})

type Open = {
  choice: CancellationChoice | null
  answer_by: string
  was_confirmed: boolean
  refundable_cents: number
  text_version: string | null
  new_departure_id: number | null
}

/** What may still be chosen, its row held. */
export const readOpen = async ({
  transaction,
  reservation: { id },
}: {
  transaction: Transaction
  reservation: LockedReservation
}): Promise<Open> => {
  const { rows } = await transaction.execute<Open>(sql`
    select c.choice, to_char(c.answer_by, 'YYYY-MM-DD') as answer_by, c.was_confirmed,
      ${REFUNDABLE_CENTS} as refundable_cents, ${sql.raw(versionInForce('cancellation_choices'))} as text_version,
      (select n.departure_id from reservations n where n.id = c.new_reservation_id) as new_departure_id
    from cancellation_choices c join reservations r on r.id = c.reservation_id
    where c.reservation_id = ${id} for update of c`)
  const [open] = rows
  if (!open) throw notFound('Il n’y a rien à choisir pour cette réservation.')
  return open
}

const act = async ({
  req,
  transaction,
  reservation,
  open: { refundable_cents: amountCents, was_confirmed: wasConfirmed, text_version: textVersion },
  body: { choice, departure_id: departureId, total },
  authorId,
}: {
  req: PayloadRequest
  transaction: Transaction
  reservation: LockedReservation
  open: Open
  body: MadeChoice
  authorId: number | null
}): Promise<{ detail: string; newReservationId: number | null }> => {
  const sum = formatPrice(amountCents / 100)
  if (choice === 'refund') return { detail: `Remboursement de ${sum}`, newReservationId: null }
  if (choice === 'credit') {
    if (amountCents === 0 || textVersion === null) {
      throw new HttpError({ status: 422, message: 'Il n’y a rien à garder en avoir.' })
    }
    const { today } = reservation
    const { expiresOn } = await openCredit({ transaction, reservation, amountCents, today, authorId })
    return { detail: `Avoir de ${sum}, jusqu’au ${formatLongDate(expiresOn)}`, newReservationId: null }
  }
  if (departureId === undefined || total === undefined) {
    throw new HttpError({ status: 422, message: 'Choisis une date.' })
  }
  const moved = await moveCanceled({
    req,
    transaction,
    reservation,
    departureId,
    total,
    wasConfirmed,
    amountCents,
    authorId,
  })
  return { detail: `${moved.number}, le ${formatShortDate(moved.departureStart)}`, newReservationId: moved.id }
}

/** Writes down what was chosen, by whom and under which text; the caller holds the row. */
export const keepChoice = async ({
  transaction,
  reservationId,
  choice,
  by,
  textVersion,
  amountCents,
  newReservationId = null,
}: {
  transaction: Transaction
  reservationId: number
  choice: CancellationChoice
  by: 'account' | 'link' | 'clock'
  textVersion: string | null
  amountCents: number
  newReservationId?: number | null
}): Promise<void> => {
  await transaction.execute(sql`
    update cancellation_choices set choice = ${choice}, chosen_at = now(), chosen_by = ${by}, text_version = ${textVersion},
      amount_cents = ${amountCents}, new_reservation_id = ${newReservationId}
    where reservation_id = ${reservationId} and choice is null`)
}

const alreadyChosen = (): HttpError =>
  new HttpError({
    status: 409,
    message: 'Tu as déjà choisi\u00a0: appelle-nous pour en changer.',
    body: { reason: 'chosen' },
  })

const tooLate = (): HttpError =>
  new HttpError({
    status: 409,
    message: 'La date de réponse est passée\u00a0: nous te remboursons. Appelle-nous si tu préfères autre chose.',
    body: { reason: 'closed' },
  })

const otherText = (version: string | null): HttpError =>
  new HttpError({
    status: 409,
    message: 'Le texte sur ces choix a changé\u00a0: relis-le avant de choisir.',
    body: { reason: 'text', text_version: version },
  })
