import type { RateLimit } from '@/server/platform/http/rate-limit'

const HOUR = 60 * 60

/** How often one client may open the form and write, and how many receipts one address is sent. */
export const LIMITS = {
  formsByClient: { name: 'contact_forms', points: 60, seconds: HOUR },
  messagesByClient: { name: 'contact_messages', points: 10, seconds: HOUR },
  receiptsByAddress: { name: 'contact_receipts', points: 3, seconds: HOUR },
} as const satisfies Record<string, RateLimit>
