import type { CartDetail } from '@/contract/booking'
import { buildBookedExpedition } from '@/contract/booked-expedition.fixture'

/** A cart for two whose seats are held 30 minutes, for tests. */
export const buildCart = (changes: Partial<CartDetail> = {}): CartDetail => ({
  id: 41,
  now: '2027-05-01T10:00:00.000Z',
  hold: 'held',
  hold_expires_at: '2027-05-01T10:30:00.000Z',
  can_hold: true,
  waiting: null,
  travelers_count: 2,
  departure: {
    id: 7,
    departure_start: '2027-06-14',
    departure_end: '2027-06-18',
    price: 640,
    status: 'open',
    is_past: false,
    available_count: 4,
    guide: 'Maëlle',
  },
  expedition: buildBookedExpedition({
    main_photo_large: '/media/vercors-1024.webp',
    main_photo_small: '/media/vercors-640.webp',
    meeting_point: 'Corrençon-en-Vercors',
    sizes_asked: [],
  }),
  options: [],
  participants: [],
  party: { ages: [18, 18], needs_ages: false, child_fare: null, refusal: null },
  price: {
    lines: [{ kind: 'full', label: 'Traversée du Vercors en bivouac', unit: 640, count: 2, amount: 1280 }],
    total: 1280,
    deposit: 384,
    deposit_due_on: '2027-05-08',
    balance: 896,
    balance_due_on: '2027-05-15',
  },
  promo: null,
  gift_cards: [],
  cancellation: [
    { until: '2027-05-15', refund_percent: 100 },
    { until: '2027-05-31', refund_percent: 70 },
    { until: null, refund_percent: 0 },
  ],
  customer: { first_name: 'Camille', last_name: 'Rey', email: 'camille@exemple.fr', phone: '+33639981234' },
  terms_version: '2026-11',
  cancellation_version: '1',
  information_form_version: null,
  level_notice: null,
  basket_reminders: false,
  ...changes,
})
