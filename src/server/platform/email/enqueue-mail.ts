import type { PayloadRequest } from 'payload'
import { enqueue } from '@/server/platform/jobs/enqueue'
import type { OutgoingMail } from './outgoing-mail'

/** Puts a message in the outbox, inside the caller's transaction: it leaves if and only if that one commits. */
export const enqueueMail = ({ req, mail }: { req: PayloadRequest; mail: OutgoingMail }): Promise<void> =>
  enqueue({ req, task: 'send_mail', payload: mail })
