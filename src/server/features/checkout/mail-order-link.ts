import type { PayloadRequest } from 'payload'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { countMail } from '@/server/platform/email/mail-quota'

const OPEN_THE_LAST_ONE =
  'Cette adresse a déjà reçu plusieurs messages\u00a0: pour la confirmer, ouvre celui de bienvenue ou de ta commande, parmi les indésirables aussi.'

/** Has the link mailed that an order waits for; 429 when the mailbox was sent enough. Inside the caller's transaction. */
export const mailOrderLink = async ({
  req,
  email,
  pendingOrderId,
}: {
  req: PayloadRequest
  email: string
  pendingOrderId: number
}): Promise<void> => {
  await countMail({ to: email, limitedFor: 'unproven', advice: OPEN_THE_LAST_ONE })
  await enqueueMail({ req, mail: { template: 'confirm_order', pendingOrderId } })
}
