import type { RateLimit } from '@/server/platform/http/rate-limit'

const MINUTE = 60

/** How often one customer, one client or one share may ask to pay. */
export const PAYMENT_LIMITS = {
  paymentByUser: { name: 'payment', points: 60, seconds: 10 * MINUTE },
  payByClient: { name: 'pay_link', points: 600, seconds: 10 * MINUTE },
  declineByShare: { name: 'decline_share', points: 3, seconds: 24 * 60 * MINUTE },
} as const satisfies Record<string, RateLimit>
