import type { RateLimit } from '@/server/platform/http/rate-limit'

const MINUTE = 60

/** What one customer may change of a booking: the tunnel saves as one types, orders and cancellations are rare. */
export const LIMITS = {
  cartByUser: { name: 'cart', points: 300, seconds: 10 * MINUTE },
  promoTriesByUser: { name: 'promo_tries', points: 10, seconds: 10 * MINUTE },
  promoTriesByClient: { name: 'promo_tries_client', points: 30, seconds: 10 * MINUTE },
  reservationByUser: { name: 'reservation', points: 60, seconds: 10 * MINUTE },
  giftByClient: { name: 'gift', points: 30, seconds: 60 * MINUTE },
  giftTriesByUser: { name: 'gift_tries', points: 10, seconds: 10 * MINUTE },
  giftTriesByClient: { name: 'gift_tries_client', points: 10, seconds: 10 * MINUTE },
  orderMailByUser: { name: 'order_mail', points: 6, seconds: 60 * MINUTE },
  waitlistByUser: { name: 'waitlist', points: 60, seconds: 10 * MINUTE },
  groupMessageByUser: { name: 'group_message', points: 20, seconds: 60 * MINUTE },
  absenceByUser: { name: 'guide_absence', points: 60, seconds: 60 * MINUTE },
  fieldByUser: { name: 'field', points: 300, seconds: 10 * MINUTE },
  addressByUser: { name: 'order_address', points: 3, seconds: 24 * 60 * MINUTE },
  addressByClient: { name: 'order_address_client', points: 10, seconds: 24 * 60 * MINUTE },
  orderLinkByClient: { name: 'order_link', points: 30, seconds: 60 * MINUTE },
} as const satisfies Record<string, RateLimit>
