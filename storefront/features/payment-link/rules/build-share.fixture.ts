import type { PaymentDetail } from '@/contract/payments'
import { buildPayment } from './build-payment.fixture'

/** Lou's share of the deposit of three, for tests. */
export const buildShare = (
  changes: Partial<PaymentDetail> = {},
  share: Partial<NonNullable<PaymentDetail['share']>> = {},
): PaymentDetail =>
  buildPayment({
    ...{ purpose: 'share', amount: 180, left: 180, total: 540, paid: 0, due_on: null },
    ...{ reservation_id: null, number: null, cart_id: null, transfer: null },
    hold_expires_at: '2037-03-04T17:00:00.000Z',
    share: {
      ...{ host: 'Camille', position: 3, name: 'Lou', deposit: 540, deadline: '2037-03-04T17:00:00.000Z' },
      ...{ is_agreed: false, terms_version: '2026-11', sharing: 'open' },
      others: [
        { position: 1, name: 'Camille', is_in: true },
        { position: 2, name: null, is_in: false },
      ],
      ...share,
    },
    ...changes,
  })
