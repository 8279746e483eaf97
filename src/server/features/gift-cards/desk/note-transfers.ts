import type { PayloadRequest } from 'payload'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { formatPrice } from '@/domain/text/price'
import { recordGiftEvent } from '@/server/features/ledger/gift-cards/gift-event'
import { recordGiftTransfer } from '@/server/features/ledger/gift-cards/record-gift-transfer'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'
import { HttpError } from '@/server/platform/http/errors'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { takeGiftKey, holdGift } from './hold-gift'

/** Notes that the transfer of a card is there; a press that arrives often notes it once. */
export const noteGiftPaid = ({
  req,
  authorId,
  id,
  key,
  amountCents,
  receivedOn,
}: {
  req: PayloadRequest
  authorId: number
  id: number
  key: string
  amountCents: number
  receivedOn: string
}): Promise<{ id: number }> => {
  if (receivedOn > calendarDayInParis(new Date())) {
    const message = 'Ce jour est à venir\u00a0: note ce qui est reçu.'
    throw new HttpError({ status: 422, message, fields: [{ field: 'received_on', message }] })
  }
  return withTransaction(req, async () => {
    const transaction = await transactionOf(req)
    const { rows } = await transaction.execute(sql`select id from gift_cards where id = ${id} for no key update`)
    if (rows[0]) {
      const asked = ['paid', amountCents, receivedOn]
      if (!(await takeGiftKey({ transaction, key, cardId: id, asked }))) return { id }
    }
    await recordGiftTransfer({ req, transaction, cardId: id, amountCents, receivedOn, authorId })
    return { id }
  })
}

/** Notes that the transfer by which a card was given back was made; 409 when there is none to make. */
export const noteRepaid = ({
  req,
  authorId,
  id,
  key,
  reference,
}: {
  req: PayloadRequest
  authorId: number
  id: number
  key: string
  reference: string
}): Promise<{ id: number }> =>
  withTransaction(req, async () => {
    const transaction = await transactionOf(req)
    const { isDone } = await holdGift({ transaction, id, key, asked: ['repaid', reference] })
    if (isDone) return { id }
    const { rows } = await transaction.execute(sql`
      update gift_repayments set made_at = now(), made_by = ${authorId}, reference = nullif(${reference}, '')
      where card_id = ${id} and made_at is null returning amount_cents as cents`)
    if (!rows[0]) throw new HttpError({ status: 409, message: 'Il n’y a rien à rendre\u00a0: recharge la page.' })
    const detail = [`${formatPrice(Number(rows[0]['cents']) / 100)} rendus`, reference].filter(Boolean).join(', ')
    await recordGiftEvent({ transaction, cardId: id, kind: 'repaid', detail, authorId })
    return { id }
  })
