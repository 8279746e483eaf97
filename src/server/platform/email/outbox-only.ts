import type { EmailAdapter } from 'payload'
import { env } from '@/env'

/**
 * Payload's own way to send a mail: it refuses, since every mail leaves through the outbox (`enqueueMail`). Without an adapter
 * Payload would print its mails, with their links, on the console.
 */
export const outboxOnly: EmailAdapter<never> = () => ({
  name: 'outbox-only',
  defaultFromAddress: env().MAIL_FROM,
  defaultFromName: 'Lagopède',
  sendEmail: () => Promise.reject(new Error('Payload sends no mail: use enqueueMail.')),
})
