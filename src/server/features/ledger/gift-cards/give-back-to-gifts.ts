import { extendedExpiry } from '@/domain/gift-cards/gift-card'
import { formatLongDate } from '@/domain/days/french-dates'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { writeEntry } from '../credit/write-entry'
import { writePayment } from '../write-payment'
import { recordGiftEvent } from './gift-event'
import { giftDay } from './gift-facts'

/**
 * Gives back to the gift cards that paid a reservation up to so many cents, never more than each gave; one whose worth went over to
 * another card has it there, and one that is stopped has nothing back. A card that has something back is good for a year at least.
 * Answers how many cents were given back.
 */
export const giveBackToGifts = async ({
  transaction,
  reservationId,
  cents,
  today,
}: {
  transaction: Transaction
  reservationId: number
  cents: number
  today: string
}): Promise<number> => {
  if (cents <= 0) return 0
  let left = cents
  for (const account of await usedOn({ transaction, reservationId })) {
    const back = Math.min(left, account.cents)
    const card = back > 0 ? await holdSuccessor({ transaction, accountId: account.accountId }) : null
    if (!card) continue
    left -= back
    const payment = {
      ...{ reservationId, kind: 'refund' as const, amountCents: back, receivedOn: today, authorId: null },
      reference: `•••• ${card.last4}`,
    } as const
    const paymentId = await writePayment({ transaction, method: 'gift_card', payment })
    const entry = {
      accountId: card.accountId,
      amountCents: back,
      reason: 'given_back',
      reservationId,
      paymentId,
    } as const
    await writeEntry({ transaction, entry: { ...entry, authorId: null } })
    await extendGift({ transaction, card, today })
  }
  return cents - left
}

/** Of each account of gift cards, what it has paid for a reservation and has not had back, whichever card has it now. */
const usedOn = async ({
  transaction,
  reservationId,
}: {
  transaction: Transaction
  reservationId: number
}): Promise<Array<{ accountId: number; cents: number }>> => {
  const { rows } = await transaction.execute<{ accountId: number; cents: number }>(sql`
    with recursive heads as (
      select g.id, g.account_id as head from gift_cards g where g.replaces_id is null
      union all select g.id, h.head from gift_cards g join heads h on g.replaces_id = h.id
    )
    select h.head as "accountId", -sum(n.amount_cents)::int as cents
    from credit_entries n join gift_cards g on g.account_id = n.account_id join heads h on h.id = g.id
    where n.reservation_id = ${reservationId} and n.reason in ('used', 'given_back')
    group by h.head having sum(n.amount_cents) < 0 order by h.head`)
  return rows
}

type Card = { id: number; accountId: number; last4: string; expiresOn: string }

/** The last card that an account's worth went to, held; null when that one is stopped. */
export const holdSuccessor = async ({
  transaction,
  accountId,
}: {
  transaction: Transaction
  accountId: number
}): Promise<Card | null> => {
  const { rows } = await transaction.execute<Card>(sql`
    with recursive chain as (
      select g.id, 0 as step from gift_cards g where g.account_id = ${accountId}
      union all select g.id, c.step + 1 from gift_cards g join chain c on g.replaces_id = c.id
    )
    select g.id, g.account_id as "accountId", g.last4, ${giftDay('expires_on')} as "expiresOn"
    from gift_cards g where g.id = (select id from chain order by step desc limit 1) and g.stopped_at is null
    for no key update of g`)
  return rows[0] ?? null
}

/** Makes a card to which something was given back good for a year at least. */
export const extendGift = async ({
  transaction,
  card: { id, expiresOn: before },
  today,
}: {
  transaction: Transaction
  card: Card
  today: string
}): Promise<void> => {
  const expiresOn = extendedExpiry({ expiresOn: before, today })
  if (expiresOn === before) return
  await transaction.execute(sql`update gift_cards set expires_on = ${expiresOn}, recalled_at = null where id = ${id}`)
  await recordGiftEvent({ transaction, cardId: id, kind: 'extended', detail: `Jusqu’au ${formatLongDate(expiresOn)}` })
}
