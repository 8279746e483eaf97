import type { PayloadRequest } from 'payload'
import { PAYMENT_LIMITS } from '@/server/features/payment-methods/limits'
import { findIntents } from '@/server/features/payments/intent'
import { findLinkedPayment } from '@/server/features/payments/linked-payment'
import { replaceIntent } from '@/server/features/payments/open-intent'
import { lockDeposit, readDeposits } from '@/server/features/payments/shared/deposit'
import { refuseEnded, sharingIsOver } from '@/server/features/payments/shared/share-refusals'
import { whileAnswered } from '@/server/features/payments/start-at-provider'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { HttpError } from '@/server/platform/http/errors'
import { countCall } from '@/server/platform/http/rate-limit'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { settlePayment } from '../settle-payment'

/**
 * Notes that the person of a share does not come, and writes to who books. The same answer again changes nothing; a payment of the
 * share takes it back. 409 once the share is paid or its sharing is over, and for the share of who books.
 */
export const declineShareOf = async ({ req, token }: { req: PayloadRequest; token: string }) => {
  const { share: linked } = await findLinkedPayment({ req, token })
  if (!linked) throw refusal('Ce lien règle une réservation déjà faite\u00a0: appelle-nous pour la changer.', 'booked')
  const [before] = await readDeposits(sql`h.id = ${linked.depositId}`)
  const known = before?.shares.find(({ id }) => id === linked.id)
  if (known?.isDeclined === false) await countCall({ limit: PAYMENT_LIMITS.declineByShare, key: String(linked.id) })
  if (known?.intentId) await whileAnswered(settlePayment({ req, intentId: known.intentId }))
  await withTransaction(req, async () => {
    const transaction = await transactionOf(req)
    const deposit = await lockDeposit({ transaction, id: linked.depositId })
    const share = deposit?.shares.find(({ id }) => id === linked.id)
    if (!deposit || !share) throw sharingIsOver(null)
    refuseEnded({ deposit, share })
    if (share.position === 1)
      throw refusal('Cette part est la tienne\u00a0: arrête le partage pour ne pas partir.', 'own')
    if (share.isDeclined) return
    const [open] = await findIntents(transaction, sql`i.share_id = ${share.id} and i.state in ('started', 'refused')`)
    if (open) await replaceIntent({ transaction, intent: open })
    await transaction.execute(sql`update deposit_shares set declined_at = now() where id = ${share.id}`)
    await enqueueMail({ req, mail: { template: 'share_declined', shareId: share.id } })
  })
  return { is_declined: true as const }
}

const refusal = (message: string, reason: string): HttpError =>
  new HttpError({ status: 409, message, body: { reason } })
