import type { PayloadRequest } from 'payload'
import {
  getGiftDesk,
  getLiability,
  getLiabilityFile,
  issueGift,
  noteGiftPayment,
  noteGiftRepaid,
  resendGift,
  reverseGiftEntry,
  searchGifts,
  transferGift,
  voidGift,
} from '@/contract/gift-desk'
import { formatPrice } from '@/domain/price'
import { HttpError } from '@/server/platform/http/errors'
import { implementRoute } from '@/server/platform/http/implement-route'
import { sql, transactionOf } from '@/server/platform/payload/transaction-of'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { recordGiftEvent } from '../gift-event'
import { exportLiability, readLiability } from './gift-liability'
import { holdGift } from './hold-gift'
import { issueGiftCard } from './issue-gift'
import { noteGiftPaid } from './note-gift-paid'
import { readGiftDesk } from './read-gift-desk'
import { resendGiftCard } from './resend-gift'
import { reverseGift } from './reverse-gift-entry'
import { searchGiftCards } from './search-gifts'
import { transferGiftCard } from './transfer-gift'
import { voidGiftCard } from './void-gift'

/** What the agency reads and does of gift cards, and what is owed by them. */
export const GIFT_DESK_ENDPOINTS = [
  implementRoute(searchGifts, ({ body }) => searchGiftCards(body)),
  implementRoute(issueGift, ({ body, user, req }) => issueGiftCard({ req, authorId: user.id, body })),
  implementRoute(getGiftDesk, ({ params }) => readGiftDesk(params.id)),
  implementRoute(voidGift, ({ params, body: { balance_cents, gives_back, ...press }, user, req }) =>
    voidGiftCard({
      ...{ req, authorId: user.id, id: params.id },
      ...press,
      balanceCents: balance_cents,
      givesBack: gives_back,
    }),
  ),
  implementRoute(transferGift, ({ params, body, user, req }) =>
    transferGiftCard({
      ...{ req, authorId: user.id, id: params.id, key: body.key, reason: body.reason },
      balanceCents: body.balance_cents,
      name: body.recipient_name,
      email: body.recipient_email,
    }),
  ),
  implementRoute(reverseGiftEntry, ({ params, body: { entry_id: entryId, ...press }, user, req }) =>
    reverseGift({ req, authorId: user.id, id: params.id, ...press, entryId }),
  ),
  implementRoute(resendGift, ({ params, body, user, req }) =>
    resendGiftCard({ req, authorId: user.id, id: params.id, key: body.key }),
  ),
  implementRoute(noteGiftPayment, ({ params, body, user, req }) =>
    noteGiftPaid({
      ...{ req, authorId: user.id, id: params.id, key: body.key },
      amountCents: body.amount_cents,
      receivedOn: body.received_on,
    }),
  ),
  implementRoute(noteGiftRepaid, ({ params, body, user, req }) =>
    noteRepaid({ req, authorId: user.id, id: params.id, ...body }),
  ),
  implementRoute(getLiability, () => readLiability()),
  implementRoute(getLiabilityFile, () => exportLiability()),
]

/** Notes that the transfer by which a card was given back was made; 409 when there is none to make. */
const noteRepaid = ({
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
