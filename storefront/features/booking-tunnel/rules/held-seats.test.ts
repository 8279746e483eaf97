import { describe, expect, it } from 'vitest'
import { buildCart } from './build-cart.fixture'
import { heldSeats, mostTravelers } from './held-seats'

describe('the seats of a cart', () => {
  it('are its own while they are held, beside those still on sale', () => {
    expect(heldSeats(buildCart())).toBe(2)
    expect(mostTravelers(buildCart())).toBe(6)
  })

  it('are anybody’s once the hold ended', () => {
    const cart = buildCart({ hold: 'expired' })
    expect(heldSeats(cart)).toBe(0)
    expect(mostTravelers(cart)).toBe(4)
  })

  it('never make the present number of travelers impossible to show', () => {
    const { departure } = buildCart()
    expect(mostTravelers(buildCart({ hold: 'expired', departure: { ...departure, available_count: 0 } }))).toBe(2)
  })
})
