import type { PayloadRequest } from 'payload'
import { queryOne } from '@/server/platform/db/pool'
import { IS_PROVEN_TEXT } from '@/server/platform/db/shared-terms'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { countMail } from '@/server/platform/email/mail-quota'
import { HttpError } from '@/server/platform/http/errors'
import { withTransaction } from '@/server/platform/payload/with-transaction'

/** Mails the link that confirms one's address again; 409 when it is confirmed, 429 when the mailbox was sent enough. */
export const sendAddressLinkOf = async ({
  userId,
  req,
}: {
  userId: number
  req: PayloadRequest
}): Promise<{ ok: true }> => {
  const unproven = await queryOne<{ email: string }>(
    `select u.email from users u where u.id = $1 and not ${IS_PROVEN_TEXT}`,
    [userId],
  )
  if (!unproven) {
    throw new HttpError({
      status: 409,
      message: 'Ton adresse est déjà confirmée\u00a0: tu peux réserver.',
      body: { reason: 'confirmed' },
    })
  }
  await countMail({ to: unproven.email, limitedFor: 'unproven', advice: OPEN_THE_LAST_ONE })
  await withTransaction(req, () => enqueueMail({ req, mail: { template: 'confirm_address', userId } }))
  return { ok: true }
}

const OPEN_THE_LAST_ONE = 'Ouvre le dernier message que nous t’avons envoyé, parmi les indésirables aussi.'
