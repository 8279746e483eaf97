import type { PayloadRequest } from 'payload'
import { reversalRefusal } from '@/domain/gift-cards/gift-desk'
import { formatPrice } from '@/domain/text/price'
import { writeEntry } from '@/server/features/ledger/credit/write-entry'
import { recordGiftEvent } from '@/server/features/ledger/gift-cards/gift-event'
import { extendGift, holdSuccessor } from '@/server/features/ledger/gift-cards/give-back-to-gifts'
import { recordEvent } from '@/server/features/ledger/record-event'
import { writePayment } from '@/server/features/ledger/write-payment'
import { lockReservation } from '@/server/features/reservations/lock-reservation'
import { announceSeats } from '@/server/features/seats/announce-seats'
import { onlyRow } from '@/server/platform/db/only-row'
import { sql, transactionOf, type Transaction } from '@/server/platform/db/transaction-of'
import { HttpError, notFound } from '@/server/platform/http/errors'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { takeGiftKey } from './hold-gift'

/**
 * Takes a use of a card back by a counter-entry with its reason and its author: the sum is on the card again, or on the one that replaced
 * it, and due again by the reservation. Once for each entry, whoever else presses. 409 when it can't be.
 */
export const reverseGift = ({
  req,
  authorId,
  id,
  key,
  reason,
  entryId,
}: {
  req: PayloadRequest
  authorId: number
  id: number
  key: string
  reason: string
  entryId: number
}): Promise<{ id: number }> =>
  withTransaction(req, async () => {
    const transaction = await transactionOf(req)
    const { accountId, reservationId } = await findEntry({ transaction, id, entryId })
    if (reservationId === null) throw refused(reversalRefusal({ ...NO_USE, reason: 'opened' }))
    const { departureId, status, today } = await lockReservation({ transaction, id: reservationId })
    const card = await holdSuccessor({ transaction, accountId })
    if (!(await takeGiftKey({ transaction, key, cardId: id, asked: ['reverse', reason, entryId] }))) return { id }
    if (!card) throw refused('Cette carte ne vaut plus rien\u00a0: rends cette somme par un autre moyen.')
    const entry = await readEntry({ transaction, entryId })
    throwIf(reversalRefusal({ ...entry, isCanceled: status === 'canceled' }))
    const cents = -entry.amountCents
    const paymentId = await writePayment({
      transaction,
      method: 'gift_card',
      payment: {
        ...{ reservationId, kind: 'refund' as const, amountCents: cents, receivedOn: today, authorId },
        reference: `•••• ${card.last4}`,
      },
    })
    const counter = { accountId: card.accountId, amountCents: cents, reason: 'given_back', note: reason } as const
    await writeEntry({ transaction, entry: { ...counter, reservationId, paymentId, authorId, reversesId: entryId } })
    await extendGift({ transaction, card, today })
    const sum = formatPrice(cents / 100)
    await recordGiftEvent({
      transaction,
      cardId: card.id,
      kind: 'reversed',
      detail: `${sum}\u00a0: ${reason}`,
      authorId,
    })
    const detail = `${sum} rendus sur la carte cadeau\u00a0: ${reason}`
    await recordEvent({ transaction, reservationId, event: { kind: 'paid', authorId, detail } })
    await announceSeats({ transaction, departureIds: [departureId] })
    return { id }
  })

const NO_USE = { isReversed: false, isCanceled: false, amountCents: 0, spentCents: 0 }

const refused = (message: string | null): HttpError => new HttpError({ status: 409, message: message ?? '' })

const throwIf = (message: string | null): void => {
  if (message !== null) throw refused(message)
}

const findEntry = async ({
  transaction,
  id,
  entryId,
}: {
  transaction: Transaction
  id: number
  entryId: number
}): Promise<{ accountId: number; reservationId: number | null }> => {
  const { rows } = await transaction.execute<{ accountId: number; reservationId: number | null }>(sql`
    select n.account_id as "accountId", n.reservation_id as "reservationId"
    from credit_entries n join gift_cards g on g.account_id = n.account_id where n.id = ${entryId} and g.id = ${id}`)
  if (!rows[0]) throw notFound('Cette écriture n’est pas de cette carte.')
  return onlyRow(rows)
}

/** An entry as it stands once its reservation and its card are held. */
const readEntry = async ({ transaction, entryId }: { transaction: Transaction; entryId: number }) => {
  const { rows } = await transaction.execute<{
    reason: string
    amountCents: number
    isReversed: boolean
    spentCents: number
  }>(sql`
    select n.reason, n.amount_cents as "amountCents",
      exists (select from credit_entries r where r.reverses_id = n.id) as "isReversed", ${SPENT_CENTS} as "spentCents"
    from credit_entries n where n.id = ${entryId}`)
  return onlyRow(rows)
}

/**
 * SQL of what the card of the entry `n`, those before it and those after it have paid for its reservation and have not had back, in
 * cents.
 */
export const SPENT_CENTS = sql`(
  with recursive kin as (
    select g.id, g.replaces_id from gift_cards g where g.account_id = n.account_id
    union select o.id, o.replaces_id from gift_cards o join kin k on o.id = k.replaces_id or o.replaces_id = k.id
  )
  select -coalesce(sum(m.amount_cents), 0)::int from credit_entries m join gift_cards g on g.account_id = m.account_id
  where g.id in (select id from kin) and m.reservation_id = n.reservation_id and m.reason in ('used', 'given_back'))`
