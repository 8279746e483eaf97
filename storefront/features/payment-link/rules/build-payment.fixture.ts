import type { PaymentDetail } from '@/contract/payments'

/** The balance of a reservation for two that is due, for tests. */
export const buildPayment = (changes: Partial<PaymentDetail> = {}): PaymentDetail => ({
  purpose: 'balance',
  state: 'due',
  message: null,
  amount: 840,
  left: 840,
  due_on: '2037-05-15',
  total: 1200,
  paid: 360,
  reservation_id: 118,
  number: 'LG-37-0614-118',
  cart_id: 41,
  expedition: {
    name: 'Traversée du Vercors en bivouac',
    slug: 'traversee-du-vercors-en-bivouac',
    departure_start: '2037-06-14',
    departure_end: '2037-06-18',
    travelers_count: 2,
  },
  hold_expires_at: null,
  card: { provider: 'house' },
  transfer: { holder: 'Lagopède SAS', iban: 'FR76 3000', bic: 'BNPAFRPPXXX', reference: 'LG-37-0614-118', qr: null },
  share: null,
  ...changes,
})
