import type { PaymentDetail } from '@/contract/payments'

/** Lou's share of the deposit of three, for tests. */
export const buildShare = (
  changes: Partial<PaymentDetail> = {},
  share: Partial<NonNullable<PaymentDetail['share']>> = {},
): PaymentDetail =>
  buildPayment({
    ...{ purpose: 'share', amount: 180, left: 180, total: 540, paid: 0, due_on: null },
    ...{ reservation_id: null, number: null, cart_id: null, transfer: null, no_transfer: null },
    hold_expires_at: '2037-03-04T17:00:00.000Z',
    share: {
      ...{ host: 'Camille', position: 3, name: 'Lou', deposit: 540, deadline: '2037-03-04T17:00:00.000Z' },
      ...{ is_agreed: false, is_declined: false, terms_version: '2026-11', sharing: 'open' },
      others: [
        { position: 1, name: 'Camille', is_in: true },
        { position: 2, name: null, is_in: false },
      ],
      ...share,
    },
    ...changes,
  })

/** The balance of a reservation for two that is due, for tests. */
export const buildPayment = (changes: Partial<PaymentDetail> = {}): PaymentDetail => ({
  purpose: 'balance',
  state: 'due',
  message: null,
  amount: 840,
  left: 840,
  due_on: '2037-05-15',
  total: 1200,
  balance: 840,
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
    awaited: null,
  },
  hold_expires_at: null,
  card: { provider: 'house' },
  transfer: { holder: 'Lagopède SAS', iban: 'FR76 3000', bic: 'BNPAFRPPXXX', reference: 'LG-37-0614-118', qr: null },
  no_transfer: null,
  share: null,
  ...changes,
})
