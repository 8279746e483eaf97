import { describe, expect, it } from 'vitest'
import { buildCart } from './build-cart.fixture'
import { sharersNamed, sharersOf } from './sharing'

describe('who may share a deposit', () => {
  it('is each traveler at most, by card and for the deposit', () => {
    const cart = buildCart({ travelers_count: 3 })
    expect(sharersOf({ cart, choice: { means: 'card', share: 'deposit' } })).toBe(3)
    expect(sharersOf({ cart, choice: { means: 'card', share: 'all' } })).toBe(0)
    expect(sharersOf({ cart, choice: { means: 'transfer', share: 'deposit' } })).toBe(0)
    expect(sharersOf({ cart: buildCart({ travelers_count: 1 }), choice: { means: 'card', share: 'deposit' } })).toBe(0)
  })

  it('is named by what was typed of the travelers, and left blank otherwise', () => {
    const cart = buildCart({ travelers_count: 3, participants: [] })
    expect(sharersNamed({ cart, count: 3 })).toEqual([cart.customer.first_name, '', ''])
  })
})
