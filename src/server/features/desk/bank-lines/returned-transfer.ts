import type { PayloadRequest } from 'payload'
import { matchReturnedTransfer, type BankedCredit } from '@/domain/bank-lines/match-returned-transfer'
import { formatPrice } from '@/domain/text/price'
import { recordEvent } from '@/server/features/ledger/record-event'
import { writePayment } from '@/server/features/ledger/write-payment'
import { lockReservation } from '@/server/features/reservations/lock-reservation'
import { IS_BY_HAND, SIGNED_CENTS } from '@/server/features/reservations/reservation-facts'
import { announceSeats } from '@/server/features/seats/announce-seats'
import { transactionOf, sql, type Transaction } from '@/server/platform/db/transaction-of'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { lockOpenLine, markApplied, referenceOf, refuseNumber, requireReservation } from './decide-line'

/** Links each open line of a transfer that the bank took back to the line of that transfer, whichever was imported first. */
export const linkReturnedTransfers = async (transaction: Transaction): Promise<void> => {
  const { rows: returned } = await transaction.execute<BankedCredit>(sql`
    select id, amount_cents as "amountCents", to_char(booked_on, 'YYYY-MM-DD') as "bookedOn", payer, words, more
    from bank_lines where kind = 'transfer_returned' and state = 'open' and credit_line_id is null order by booked_on, id`)
  if (returned.length === 0) return
  const sums = returned.map(({ amountCents }) => -amountCents)
  const { rows } = await transaction.execute<BankedCredit>(sql`
    select c.id, c.amount_cents as "amountCents", to_char(c.booked_on, 'YYYY-MM-DD') as "bookedOn", c.payer, c.words, c.more
    from bank_lines c where c.kind in ('transfer', 'batch') and c.amount_cents = any(${sql.param(sums)}::int[])
      and not exists (select from bank_lines l where l.credit_line_id = c.id)`)
  let credits = rows
  for (const line of returned) {
    const credit = matchReturnedTransfer({ line, credits })
    if (!credit) continue
    credits = credits.filter(({ id }) => id !== credit.id)
    await transaction.execute(sql`update bank_lines set credit_line_id = ${credit.id} where id = ${line.id}`)
  }
}

/**
 * Takes a payment off the reservation of that number, since the bank took the money back by this line: the sum is due again. 422
 * where the reservation received less than that by hand.
 */
export const takeTransferBackOf = ({
  req,
  authorId,
  id,
  number,
}: {
  req: PayloadRequest
  authorId: number
  id: number
  number: string
}): Promise<{ id: number }> =>
  withTransaction(req, async () => {
    const transaction = await transactionOf(req)
    const line = await lockOpenLine({ transaction, id })
    const { amountCents, bookedOn } = line
    if (line.kind !== 'transfer_returned')
      throw refuseNumber('Cette ligne n’est pas un virement que la banque a repris.')
    const reservationId = await requireReservation({ transaction, number })
    const { departureId } = await lockReservation({ transaction, id: reservationId })
    const sum = formatPrice(-amountCents / 100)
    if ((await readByHand({ transaction, reservationId })) < -amountCents) {
      throw refuseNumber(`Aucun règlement de ${sum} n’est enregistré pour cette réservation.`)
    }
    const reference = referenceOf({ ...line, payer: ['Repris par la banque', line.payer].filter(Boolean).join(', ') })
    const paymentId = await writePayment({
      transaction,
      method: 'bank_transfer',
      payment: {
        ...{ reservationId, kind: 'refund', amountCents: -amountCents, receivedOn: bookedOn, reference, authorId },
      },
    })
    await markApplied({ transaction, id, authorId, reservationId, paymentId })
    const detail = `La banque a repris ${sum}\u00a0: cette somme est de nouveau due`
    await recordEvent({ transaction, reservationId, event: { kind: 'paid', authorId, detail } })
    await announceSeats({ transaction, departureIds: [departureId] })
    return { id }
  })

/** What a reservation received outside of any provider and ledger, and still has. */
const readByHand = async ({
  transaction,
  reservationId,
}: {
  transaction: Transaction
  reservationId: number
}): Promise<number> => {
  const { rows } = await transaction.execute(sql`
    select coalesce(sum(${SIGNED_CENTS}), 0)::int as cents
    from payments p where p.reservation_id = ${reservationId} and ${IS_BY_HAND}`)
  return Number(rows[0]?.['cents'])
}
