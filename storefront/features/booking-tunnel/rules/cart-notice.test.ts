import { describe, expect, it } from 'vitest'
import { buildCart } from './build-cart.fixture'
import { cartNotice } from './cart-notice'

const cart = (available: number, changes = {}) =>
  buildCart({ hold: 'expired', departure: { ...buildCart().departure, available_count: available, ...changes } })

describe('cartNotice', () => {
  it('says nothing while the seats are held', () => {
    expect(cartNotice(buildCart())).toBeNull()
  })

  it.each([
    ['offers the seats again when enough are left', cart(2), { kind: 'released' }],
    [
      'says that they may still be ordered when they may not be held',
      { ...cart(2), can_hold: false },
      { kind: 'unheld' },
    ],
    [
      'says that the address has to be confirmed for them',
      { ...cart(2), can_hold: false, customer: { ...buildCart().customer, email_verified: false } },
      { kind: 'unproven' },
    ],
    ['says how many are left when they are too few', cart(1), { kind: 'fewer', available: 1 }],
    ['says when none is left', cart(0), { kind: 'full' }],
    ['says that the departure is canceled, whatever its places', cart(5, { status: 'canceled' }), { kind: 'canceled' }],
    ['says that the departure has left', cart(5, { is_past: true }), { kind: 'past' }],
  ])('%s', (_, given, notice) => {
    expect(cartNotice(given)).toEqual(notice)
  })

  it('says a canceled departure even while its seats are held', () => {
    expect(cartNotice(buildCart({ departure: { ...buildCart().departure, status: 'canceled' } }))).toEqual({
      kind: 'canceled',
    })
  })
})
