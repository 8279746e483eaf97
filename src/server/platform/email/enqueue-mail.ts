import type { PayloadRequest } from 'payload'
import { enqueue } from '@/server/platform/jobs/enqueue'
import type { OutgoingMail } from './mail'

declare module '@/server/platform/jobs/task' {
  interface TaskPayloads {
    send_mail: OutgoingMail
  }
}

/** Puts a message in the outbox, inside the caller's transaction: it leaves if and only if that one commits. */
export const enqueueMail = ({ req, mail }: { req: PayloadRequest; mail: OutgoingMail }): Promise<void> =>
  enqueue({ req, task: 'send_mail', payload: mail })
