import { calendarDayInParis } from '@/domain/days/calendar-day'
import { spendCards } from '@/domain/gift-cards/gift-card'
import { formatPrice } from '@/domain/text/price'
import { confirmIfReached } from '@/server/features/departures/confirmation/confirm-departure'
import { writeEntry } from '@/server/features/ledger/credit/write-entry'
import { GIFT_BALANCE_CENTS, IS_SPENDABLE } from '@/server/features/ledger/gift-cards/gift-facts'
import { recordEvent } from '@/server/features/ledger/record-event'
import { writePayment } from '@/server/features/ledger/write-payment'
import { announceSeats } from '@/server/features/seats/announce-seats'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { HttpError } from '@/server/platform/http/errors'

/** What gift cards pay of an order is what was shown; 409 otherwise. */
export const refuseOtherGifts = ({ shown, cents }: { shown: number | undefined; cents: number }): void => {
  if (Math.round((shown ?? 0) * 100) === cents) return
  throw new HttpError({
    status: 409,
    message: 'Ta carte cadeau ne paie plus la même somme\u00a0: relis ce qui reste à régler.',
    body: { reason: 'gift_cards', amount: cents / 100 },
  })
}

type Spending = {
  transaction: Transaction
  cartId: number
  reservation: { id: number; departureId: number; totalCents: number }
  /** What was agreed to, in cents. */
  agreedCents: number
}

/**
 * Pays a reservation that is being made with the gift cards of its cart: the cards are held, and a line of the ledger is written for each
 * in this very transaction. 409 when they do not hold what was agreed any more, as somebody else spent them meanwhile.
 */
export const spendGiftCards = async ({ transaction, cartId, reservation, agreedCents }: Spending): Promise<void> => {
  if (agreedCents === 0) return
  const { id: reservationId, departureId, totalCents } = reservation
  const cards = await holdCards({ transaction, cartId })
  const parts = spendCards({ cards, dueCents: totalCents })
  refuseOtherGifts({ shown: agreedCents / 100, cents: parts.reduce((sum, { cents }) => sum + cents, 0) })
  for (const { cardId, cents } of parts) {
    const card = cards.find((one) => one.cardId === cardId)
    if (!card) continue
    const paymentId = await writePayment({
      transaction,
      method: 'gift_card',
      payment: {
        reservationId,
        kind: cents === totalCents ? 'full' : 'deposit',
        amountCents: cents,
        receivedOn: calendarDayInParis(new Date()),
        reference: `•••• ${card.last4}`,
        authorId: null,
      },
    })
    const entry = { accountId: card.accountId, amountCents: -cents, reason: 'used', reservationId, paymentId } as const
    await writeEntry({ transaction, entry: { ...entry, authorId: null } })
  }
  const detail = `${formatPrice(agreedCents / 100)} par carte cadeau`
  await recordEvent({ transaction, reservationId, event: { kind: 'paid', authorId: null, detail } })
  await confirmIfReached({ transaction, departureId })
  await announceSeats({ transaction, departureIds: [departureId] })
}

type Held = { cardId: number; accountId: number; last4: string; cents: number }

/** The cards of a cart, held in one order by everybody, and what they hold once they are. */
const holdCards = async ({ transaction, cartId }: { transaction: Transaction; cartId: number }): Promise<Held[]> => {
  await transaction.execute(sql`
    select g.id from gift_cards g where g.id in (select card_id from cart_gift_cards where cart_id = ${cartId})
    order by g.id for no key update of g`)
  // A statement of its own, as the one that waited saw the ledger of before.
  const { rows } = await transaction.execute<Held>(sql`
    select g.id as "cardId", g.account_id as "accountId", g.last4, ${GIFT_BALANCE_CENTS} as cents
    from cart_gift_cards x join gift_cards g on g.id = x.card_id
    where x.cart_id = ${cartId} and ${IS_SPENDABLE} order by g.expires_on, g.id`)
  return rows
}
