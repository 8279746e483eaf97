import {
  getGiftDesk,
  getGiftEvidence,
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
import { drawGiftEvidence } from '@/server/features/documents/draw-gift-evidence'
import { implementRoute } from '@/server/platform/http/implement-route'
import { exportLiability, readLiability } from './gift-liability'
import { issueGiftCard } from './issue-gift'
import { noteGiftPaid, noteRepaid } from './note-transfers'
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
  implementRoute(getGiftEvidence, async ({ params }) => {
    const { filename, content } = await drawGiftEvidence(params.id)
    return { filename, content: Buffer.from(content).toString('base64') }
  }),
  implementRoute(getLiability, () => readLiability()),
  implementRoute(getLiabilityFile, () => exportLiability()),
]
