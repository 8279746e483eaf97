import type { PayloadRequest } from 'payload'
import { MOST_REFERENCE, type PaymentKind } from '@/domain/ledger/payment-words'
import { matchGift, type AwaitedGift } from '@/domain/bank-lines/match-gift'
import { isReceipt, matchTransfer, type AwaitedTransfer } from '@/domain/bank-lines/match-transfer'
import { recordGiftTransfer } from '@/server/features/ledger/gift-cards/record-gift-transfer'
import { lockReservation } from '@/server/features/reservations/lock-reservation'
import { sql, transactionOf, type Transaction } from '@/server/platform/db/transaction-of'
import { HttpError, notFound } from '@/server/platform/http/errors'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { recordPayment } from '../record-payment'
import { findAwaitedGift, readAwaited, TAKEN_BACK_ON } from './list-lines'
import type { StatementLineKind } from './statement'

type Decision = { req: PayloadRequest; authorId: number; id: number }

/** Writes a line down as a payment of the reservation of that number: line and payment in one transaction, once. */
export const applyLine = ({ req, authorId, id, number }: Decision & { number: string }): Promise<{ id: number }> =>
  withTransaction(req, async () => {
    const transaction = await transactionOf(req)
    const line = await lockOpenLine({ transaction, id })
    if (!isReceipt(line)) throw refuseNumber(NO_PAYMENT)
    const gift = await findAwaitedGift({ transaction, reference: number })
    if (gift) {
      await writeGift({ req, transaction, line, authorId, cardId: gift.id })
      return { id }
    }
    const missing = 'Aucune réservation ni carte cadeau à payer n’a ce numéro.'
    const reservationId = await requireReservation({ transaction, number, missing })
    await writeDown({ req, transaction, line, authorId, reservationId })
    return { id }
  })

const NO_PAYMENT =
  'Cette ligne n’est pas un règlement\u00a0: rouvre le remboursement, retire le règlement repris, ou mets-la de côté.'

export const refuseNumber = (message: string): HttpError =>
  new HttpError({ status: 422, message, fields: [{ field: 'number', message }] })

/** The reservation of that number; of one from before there were numbers, its own. 422 where there is none. */
export const requireReservation = async ({
  transaction,
  number,
  missing = 'Aucune réservation n’a ce numéro.',
}: {
  transaction: Transaction
  number: string
  missing?: string
}): Promise<number> => {
  const { rows } = await transaction.execute(sql`
    select id from reservations where upper(number) = upper(${number})
    union all
    select id from reservations where number is null and id = ${/^[1-9]\d{0,8}$/.test(number) ? Number(number) : null}::int`)
  if (!rows[0]) throw refuseNumber(missing)
  return Number(rows[0]['id'])
}

/** Writes down each line that is still surely for the reservation that was shown; one that is refused leaves the others. */
export const applySure = async ({
  req,
  authorId,
  lines,
}: {
  req: PayloadRequest
  authorId: number
  lines: Array<{ id: number; reservation_id: number | null; gift_card_id: number | null }>
}): Promise<{ applied_count: number; refused: Array<{ id: number; message: string }> }> => {
  const refused: Array<{ id: number; message: string }> = []
  for (const { id, reservation_id: reservationId, gift_card_id: cardId } of lines) {
    try {
      if (cardId !== null) await applyGiftIfSure({ req, authorId, id, cardId })
      else if (reservationId !== null) await applyIfSure({ req, authorId, id, reservationId })
      else throw notSure()
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      refused.push({ id, message: error.message })
    }
  }
  return { applied_count: lines.length - refused.length, refused }
}

const applyIfSure = ({ req, authorId, id, reservationId }: Decision & { reservationId: number }): Promise<void> =>
  withTransaction(req, async () => {
    const transaction = await transactionOf(req)
    const line = await lockOpenLine({ transaction, id })
    await lockReservation({ transaction, id: reservationId })
    // Read again under both locks: another line, or a member of the team, may have paid it since.
    const booking = await readAwaited({ transaction, id: reservationId })
    const match = booking && matchTransfer({ line, awaited: [booking] })
    if (!match?.isSure) throw notSure()
    await writeDown({ req, transaction, line, authorId, reservationId })
  })

const notSure = (): HttpError => new HttpError({ status: 409, message: 'Cette ligne n’est plus sûre\u00a0: relis-la.' })

const applyGiftIfSure = ({ req, authorId, id, cardId }: Decision & { cardId: number }): Promise<void> =>
  withTransaction(req, async () => {
    const transaction = await transactionOf(req)
    const line = await lockOpenLine({ transaction, id })
    const { rows } = await transaction.execute<AwaitedGift>(sql`
      select id, reference, amount_cents as "amountCents" from gift_cards
      where id = ${cardId} and reference is not null and paid_at is null for no key update`)
    const match = matchGift({ line, awaited: rows })
    if (!match?.isSure) throw notSure()
    await writeGift({ req, transaction, line, authorId, cardId })
  })

/** Has a line pay a gift card, whole: the card is worth its price from then on. */
const writeGift = async ({
  req,
  transaction,
  line: { id, amountCents, bookedOn: receivedOn },
  authorId,
  cardId,
}: {
  req: PayloadRequest
  transaction: Transaction
  line: OpenLine
  authorId: number
  cardId: number
}): Promise<void> => {
  await recordGiftTransfer({ req, transaction, cardId, amountCents, receivedOn, authorId })
  await markApplied({ transaction, id, authorId, cardId })
}

/** Marks a line as applied to a gift card, or to a reservation by a payment. */
export const markApplied = async ({
  transaction,
  id,
  authorId,
  reservationId = null,
  paymentId = null,
  cardId = null,
}: {
  transaction: Transaction
  id: number
  authorId: number
  reservationId?: number | null
  paymentId?: number | null
  cardId?: number | null
}): Promise<void> => {
  await transaction.execute(sql`
    update bank_lines set state = 'applied', reservation_id = ${reservationId}, payment_id = ${paymentId}, gift_card_id = ${cardId},
      decided_at = now(), decided_by = ${authorId} where id = ${id}`)
}

/** The reference of the payment that a line becomes. */
export const referenceOf = ({ payer, words }: Pick<OpenLine, 'payer' | 'words'>): string =>
  [payer, words].filter(Boolean).join(', ').slice(0, MOST_REFERENCE)

export type OpenLine = {
  id: number
  kind: StatementLineKind
  amountCents: number
  bookedOn: string
  payer: string
  words: string
  more: string
  /** The day on which the bank took it back. */
  taken_back_on: string | null
}

const writeDown = async ({
  req,
  transaction,
  line,
  authorId,
  reservationId,
}: {
  req: PayloadRequest
  transaction: Transaction
  line: OpenLine
  authorId: number
  reservationId: number
}): Promise<void> => {
  const { id, amountCents, bookedOn } = line
  await lockReservation({ transaction, id: reservationId })
  const kind = kindOf({ amountCents, booking: await readAwaited({ transaction, id: reservationId }) })
  await recordPayment({
    req,
    method: 'bank_transfer',
    key: `bank-line-${String(id).padStart(8, '0')}`,
    payment: { reservationId, kind, amountCents, receivedOn: bookedOn, reference: referenceOf(line), authorId },
  })
  // The reservation is held: its last payment is this one.
  const { rows } = await transaction.execute(
    sql`select max(id) as id from payments where reservation_id = ${reservationId}`,
  )
  await markApplied({ transaction, id, authorId, reservationId, paymentId: Number(rows[0]?.['id']) })
}

const kindOf = ({ amountCents, booking }: { amountCents: number; booking: AwaitedTransfer | null }): PaymentKind => {
  if (!booking || booking.depositLeftCents === 0) return 'balance'
  return amountCents >= booking.leftCents ? 'full' : 'deposit'
}

/** Sets a line aside that is not of a reservation, with the reason; with a transfer that the bank took back, its open credit. */
export const setAside = ({ req, authorId, id, reason }: Decision & { reason: string }): Promise<{ id: number }> =>
  withTransaction(req, async () => {
    const transaction = await transactionOf(req)
    await lockOpenLine({ transaction, id })
    await transaction.execute(sql`
      update bank_lines set state = 'set_aside', reason = ${reason}, decided_at = now(), decided_by = ${authorId}
      where id = ${id} or (state = 'open' and id = (select credit_line_id from bank_lines where id = ${id}))`)
    return { id }
  })

/** Takes up a line again that was set aside. */
export const reopen = ({ req, id }: Omit<Decision, 'authorId'>): Promise<{ id: number }> =>
  withTransaction(req, async () => {
    const transaction = await transactionOf(req)
    const { rows } = await transaction.execute(sql`
      update bank_lines set state = 'open', reason = null, decided_at = null, decided_by = null
      where id = ${id} and state = 'set_aside' returning id`)
    if (!rows[0])
      throw new HttpError({ status: 409, message: 'Cette ligne n’est pas de côté\u00a0: recharge la page.' })
    return { id }
  })

/** A line that is to be decided, held until the transaction ends; 409 when it is decided by now. */
export const lockOpenLine = async ({
  transaction,
  id,
}: {
  transaction: Transaction
  id: number
}): Promise<OpenLine> => {
  const { rows } = await transaction.execute<OpenLine & { state: string }>(sql`
    select id, state, kind, amount_cents as "amountCents", to_char(booked_on, 'YYYY-MM-DD') as "bookedOn", payer, words, more,
      ${TAKEN_BACK_ON} as taken_back_on
    from bank_lines b where id = ${id} for update`)
  const line = rows[0]
  if (!line) throw notFound('Cette ligne n’existe pas.')
  if (line.state !== 'open') {
    throw new HttpError({ status: 409, message: 'Cette ligne est déjà traitée\u00a0: recharge la page.' })
  }
  return line
}
