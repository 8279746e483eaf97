import { describe, expect, it } from 'vitest'
import { buildCart } from './build-cart.fixture'
import { paymentPlan, paymentStops } from './payment-plan'

const { price } = buildCart()
const near = { ...price, deposit: 1280, balance: 0, balance_due_on: null }
const balance = { amount: 896, dueOn: '2027-05-15' }

describe('what is paid first, and what later', () => {
  it.each([
    ['the deposit at once by card', price, 'card', 'deposit', { due: 384, dueOn: null, rest: balance }],
    ['all of it by card, if one likes', price, 'card', 'all', { due: 1280, dueOn: null, rest: null }],
    [
      'the deposit by transfer, within its days',
      price,
      'transfer',
      'deposit',
      { due: 384, dueOn: '2027-05-08', rest: balance },
    ],
    [
      'the deposit by transfer, whatever was chosen for a card',
      price,
      'transfer',
      'all',
      { due: 384, dueOn: '2027-05-08', rest: balance },
    ],
    ['all of it when the departure is near', near, 'card', 'deposit', { due: 1280, dueOn: null, rest: null }],
    ['all of it by transfer too', near, 'transfer', 'deposit', { due: 1280, dueOn: '2027-05-08', rest: null }],
  ] as const)('is %s', (_what, shown, means, share, plan) => {
    expect(paymentPlan({ price: shown, means, share })).toEqual(plan)
  })

  it.each([
    ['less of the deposit by card', price, 'card', 'deposit', 100, { due: 284, dueOn: null, rest: balance }],
    ['less of all of it', price, 'card', 'all', 100, { due: 1180, dueOn: null, rest: null }],
    [
      'nothing now, and less of the balance',
      price,
      'card',
      'deposit',
      500,
      { due: 0, dueOn: null, rest: { ...balance, amount: 780 } },
    ],
    ['nothing at all', price, 'card', 'deposit', 1280, { due: 0, dueOn: null, rest: null }],
    [
      'less when the departure is near',
      near,
      'transfer',
      'deposit',
      280,
      { due: 1000, dueOn: '2027-05-08', rest: null },
    ],
  ] as const)('is, once gift cards have paid, %s', (_what, shown, means, share, gifts, plan) => {
    expect(paymentPlan({ price: shown, means, share, gifts })).toEqual(plan)
  })

  it('reads as a line with its dates', () => {
    const stops = (plan: Parameters<typeof paymentStops>[0]['plan']) =>
      paymentStops({ plan, start: '2027-06-14' }).map(({ title, when }) => `${title} ${when}`.replaceAll('\u00a0', ' '))
    expect(stops({ due: 384, dueOn: null, rest: balance })).toEqual([
      '384 € aujourd’hui',
      '896 € au plus tard le 15 mai',
      'Départ le 14 juin',
    ])
    expect(stops({ due: 1280, dueOn: '2027-05-08', rest: null })).toEqual([
      '1 280 € au plus tard le 8 mai',
      'Départ le 14 juin',
    ])
  })
})
