import type { PayloadRequest } from 'payload'
import type { OutputOf } from '@/contract/define-route'
import type { payByLink } from '@/contract/payments'
import { requireSharing } from '@/server/features/payment-methods/online-providers'
import { findIntents, type Intent } from '@/server/features/payments/intent'
import { takeOverIntent, writeIntent } from '@/server/features/payments/open-intent'
import { lockDeposit, readDeposits, type Share, type SharedDeposit } from '@/server/features/payments/shared/deposit'
import { refuseEnded, sharingIsOver } from '@/server/features/payments/shared/share-refusals'
import { whileAnswered } from '@/server/features/payments/start-at-provider'
import { sql, transactionOf, type Transaction } from '@/server/platform/db/transaction-of'
import { HttpError } from '@/server/platform/http/errors'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { settlePayment } from '../settle-payment'

type Agreement = OutputOf<(typeof payByLink)['body']>['agreement']
type Asked = { req: PayloadRequest; depositId: number; shareId: number; agreement: Agreement }

/** The payment of a share by its link: the one under way, or a new one; 409 once it is paid or the sharing is over. */
export const payShare = async (asked: Asked): Promise<Intent> => {
  const { req, depositId, shareId } = asked
  const provider = requireSharing()
  const [before] = await readDeposits(sql`h.id = ${depositId}`)
  const known = before?.shares.find(({ id }) => id === shareId)
  // What was paid a moment ago is not asked for again.
  if (known?.intentId) await whileAnswered(settlePayment({ req, intentId: known.intentId }))
  return withTransaction(req, async () => {
    const transaction = await transactionOf(req)
    const deposit = await lockDeposit({ transaction, id: depositId })
    const share = deposit?.shares.find(({ id }) => id === shareId)
    if (!deposit || !share) throw sharingIsOver(null)
    refuseEnded({ deposit, share })
    await comeAfterAll({ transaction, share })
    const changed = await agree({ transaction, deposit, share, agreement: asked.agreement })
    const [open] = await findIntents(transaction, sql`i.share_id = ${share.id} and i.state in ('started', 'refused')`)
    // For another address or by another provider it is another payment.
    const isSame = (intent: Intent) => intent.provider === provider.key && !changed
    const { amountCents, linkHash, linkSealed } = share
    const intent = { userId: deposit.userId, shareId: share.id, amountCents, linkHash, linkSealed }
    return (
      (await takeOverIntent({ transaction, open, isSame })) ??
      writeIntent({ transaction, intent: { purpose: 'share', provider: provider.key, ...intent } })
    )
  })
}

/** Whoever pays a share comes, or pays for who does not: it is declined no more. */
const comeAfterAll = async ({ transaction, share }: { transaction: Transaction; share: Share }): Promise<void> => {
  if (share.isDeclined)
    await transaction.execute(sql`update deposit_shares set declined_at = null where id = ${share.id}`)
}

/** Keeps what this person agreed to, and where their receipt goes; true when that is another address. */
const agree = async ({
  transaction,
  deposit,
  share,
  agreement,
}: {
  transaction: Transaction
  deposit: SharedDeposit
  share: Share
  agreement: Agreement
}): Promise<boolean> => {
  if (!agreement) {
    if (share.isAgreed) return false
    throw new HttpError({ status: 422, message: 'Accepte les conditions de vente pour commander.' })
  }
  if (agreement.terms_version !== deposit.termsVersion) {
    throw new HttpError({
      status: 409,
      message: 'Les conditions de vente ont changé : relis-les avant de commander.',
      body: { reason: 'terms', terms_version: deposit.termsVersion },
    })
  }
  await transaction.execute(sql`
    update deposit_shares set email = ${agreement.email}, terms_version = ${agreement.terms_version}, agreed_at = now()
    where id = ${share.id}`)
  return share.email !== agreement.email
}
