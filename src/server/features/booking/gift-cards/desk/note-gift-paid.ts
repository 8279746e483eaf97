import type { PayloadRequest } from 'payload'
import { calendarDayInParis } from '@/domain/calendar-day'
import { HttpError } from '@/server/platform/http/errors'
import { sql, transactionOf } from '@/server/platform/payload/transaction-of'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { recordGiftTransfer } from '../record-gift-transfer'
import { takeGiftKey } from './take-gift-key'

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
