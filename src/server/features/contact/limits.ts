import type { RateLimit } from '@/server/platform/http/rate-limit'

const HOUR = 60 * 60

/** How often one client may open the form and write; receipts are counted by mailbox as they leave. */
export const LIMITS = {
  formsByClient: { name: 'contact_forms', points: 60, seconds: HOUR },
  messagesByClient: { name: 'contact_messages', points: 10, seconds: HOUR },
} as const satisfies Record<string, RateLimit>
