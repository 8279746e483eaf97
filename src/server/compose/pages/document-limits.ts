import type { RateLimit } from '@/server/platform/http/rate-limit'

const MINUTE = 60

/** Documents are drawn at each call: so many for one customer, whatever the device, and for one client. */
export const LIMITS = {
  documentByUser: { name: 'document', points: 20, seconds: 10 * MINUTE },
  documentByClient: { name: 'document_client', points: 60, seconds: 10 * MINUTE },
} as const satisfies Record<string, RateLimit>
