import type { PayloadRequest } from 'payload'
import { LIMITS } from '@/server/features/seats/limits'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { countMail } from '@/server/platform/email/mail-quota'
import { countCall } from '@/server/platform/http/rate-limit'
import { clientAddressOf } from '@/server/platform/log/client-address'
import { withTransaction } from '@/server/platform/payload/with-transaction'

/** Mails the links of the cards that an address may still withdraw from, if there are any. */
export const askWithdrawal = async ({ req, email }: { req: PayloadRequest; email: string }): Promise<{ ok: true }> => {
  await countCall({ limit: LIMITS.giftByClient, key: clientAddressOf(req.headers) })
  await countMail({ to: email, limitedFor: 'everyone', advice: 'Les liens déjà envoyés à cette adresse restent bons.' })
  await withTransaction(req, () => enqueueMail({ req, mail: { template: 'gift_withdrawal_links', email } }))
  return { ok: true }
}
