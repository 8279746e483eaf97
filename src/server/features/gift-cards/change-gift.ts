import type { PayloadRequest } from 'payload'
import type { OutputOf } from '@/contract/define-route'
import type { changeGiftPurchase } from '@/contract/gift-cards'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { giftExpiry, giftLeavesAt, sendDayRefusal } from '@/domain/gift-cards/gift-card'
import { giftMailKey } from '@/server/features/ledger/gift-cards/activate-gift'
import { PAYMENT_LIMITS } from '@/server/features/payment-methods/limits'
import { sql, transactionOf, type Transaction } from '@/server/platform/db/transaction-of'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { HttpError, notFound } from '@/server/platform/http/errors'
import { hashLinkToken } from '@/server/platform/http/private-link'
import { countCall } from '@/server/platform/http/rate-limit'
import { clientAddressOf } from '@/server/platform/log/client-address'
import { withTransaction } from '@/server/platform/payload/with-transaction'

type Change = OutputOf<(typeof changeGiftPurchase)['body']>

/** Changes for whom a purchase is, its words and its day. 409 once its mail was sent or leaves now, for a printed card, or one that is worth nothing. */
export const changeGift = async ({
  req,
  token,
  change,
}: {
  req: PayloadRequest
  token: string
  change: Change
}): Promise<void> => {
  await countCall({ limit: PAYMENT_LIMITS.payByClient, key: clientAddressOf(req.headers) })
  const { send_on: sendOn } = change
  const message = sendOn === null ? null : sendDayRefusal({ sendOn, today: calendarDayInParis(new Date()) })
  if (message !== null) throw new HttpError({ status: 422, message, fields: [{ field: 'send_on', message }] })
  await withTransaction(req, async () => {
    const transaction = await transactionOf(req)
    const { id, paidOn } = await lockChangeable({ transaction, token })
    await transaction.execute(sql`
      update gift_cards set recipient_name = ${change.recipient_name}, recipient_email = ${change.recipient_email},
        message = nullif(${change.message}, ''), send_on = ${sendOn}
      where id = ${id}`)
    if (paidOn === null) return
    const expiresOn = giftExpiry({ paidOn, sendOn })
    await transaction.execute(sql`
      update gift_cards set expires_on = greatest(expires_on, ${expiresOn}::date) where id = ${id}`)
    const runAt = giftLeavesAt({ sendOn, now: new Date() })
    const mail = { template: 'gift_received', giftCardId: id } as const
    await enqueueMail({ transaction, mail, key: giftMailKey(id), runAt })
  })
}

/** The card of a purchase, held until the transaction ends, while its mail can still be changed. */
const lockChangeable = async ({
  transaction,
  token,
}: {
  transaction: Transaction
  token: string
}): Promise<{ id: number; paidOn: string | null }> => {
  const { rows } = await transaction.execute<Changeable & { id: number; paidOn: string | null }>(sql`
    select g.id, to_char(g.paid_at at time zone 'Europe/Paris', 'YYYY-MM-DD') as "paidOn", g.sent_at is not null as "isSent",
      g.stopped_at is not null or exists (select from gift_cards o where o.replaces_id = g.id) as "isOver",
      g.recipient_email is null as "isPrinted"
    from gift_cards g where g.purchase_hash = ${hashLinkToken(token)} for no key update of g`)
  const [card] = rows
  if (!card) throw notFound('Ce lien n’est pas valable.')
  const refusal = refusalOf(card)
  // The worker takes no job that a transaction holds: the mail leaves either before this change or after it.
  const { rows: jobs } = await transaction.execute(sql`
    select locked_at is not null as "isRunning" from graphile_worker._private_jobs
    where key = ${giftMailKey(card.id)} for update`)
  const isLeaving = jobs.some(({ isRunning }) => isRunning === true)
  const message = refusal ?? (isLeaving ? 'Ta carte part en ce moment\u00a0: elle ne se change plus.' : null)
  if (message !== null) throw new HttpError({ status: 409, message })
  return card
}

type Changeable = { isSent: boolean; isOver: boolean; isPrinted: boolean }

const refusalOf = ({ isSent, isOver, isPrinted }: Changeable): string | null => {
  if (isSent) return 'Ta carte est déjà partie\u00a0: elle ne se change plus.'
  if (isOver) return 'Cette carte ne vaut plus rien.'
  return isPrinted ? 'Cette carte s’imprime\u00a0: elle ne part pas par mail.' : null
}
