import { expect, it } from 'vitest'
import type { Settled } from '../api/payment-calls'
import { buildPayment } from './build-share.fixture'
import { paymentView } from './payment-view'

const settled = (state: Settled['state']): Settled => ({
  payment_id: '0b0c',
  state,
  message: null,
  reservation_id: null,
  cart_id: 41,
})
const order = buildPayment({ purpose: 'order', state: 'waiting', reservation_id: null })

it.each([
  ['what is due, while nothing was started', { settled: null, detail: buildPayment() }, 'due'],
  ['that the bank is waited for', { settled: settled('waiting'), detail: order }, 'waiting'],
  ['that it refused', { settled: settled('refused'), detail: order }, 'refused'],
  ['that it is paid, even with a balance to come', { settled: settled('paid'), detail: buildPayment() }, 'paid'],
  ['that all is paid, to who opens the link later', { settled: null, detail: buildPayment({ state: 'paid' }) }, 'paid'],
  ['an order that was let go', { settled: settled('released'), detail: order }, 'lost'],
  ['an order paid too late', { settled: settled('expired'), detail: order }, 'lost'],
  [
    'what is due again, once a payment by link came to nothing',
    { settled: settled('expired'), detail: buildPayment() },
    'due',
  ],
  ['what was known, while the provider is down', { settled: null, detail: order, isDown: true }, 'waiting'],
  [
    'that nothing is due of what is canceled, whatever was paid by it',
    { settled: settled('paid'), detail: buildPayment({ state: 'paid', message: 'Cette réservation est annulée.' }) },
    'canceled',
  ],
] as const)('shows %s', (_what, payment, view) => {
  expect(paymentView({ isDown: false, ...payment })).toBe(view)
})
