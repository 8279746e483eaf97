import { expect, it } from 'vitest'
import { buildBookedExpedition } from '@/contract/booked-expedition.fixture'
import { changeOf, changeOfCount, partyOf, refusalOf } from './party'

const cartOf = (ages: Array<number | null>, needs_ages = true) => ({
  party: { ages, needs_ages, child_fare: null, refusal: null },
  expedition: buildBookedExpedition({ expedition_type: needs_ages ? 'family' : 'adult', age_min_child: 6 }),
})

it('is what was changed and waits to be saved', () => {
  expect(partyOf({ cart: cartOf([18, 18]), pending: { ages: [18, 7] } })).toEqual({ adults: 1, children: [7] })
})

it('is told to the cart with adults first', () => {
  expect(changeOf({ adults: 1, children: [9, null] })).toEqual({ travelers_count: 3, ages: [18, 9, null] })
})

it('is told anew for another number', () => {
  expect(changeOfCount({ cart: cartOf([18, 9]), pending: {}, count: 3 }).ages).toEqual([18, 18, 9])
  expect(changeOfCount({ cart: cartOf([17, 17], false), pending: {}, count: 3 }).ages).toEqual([17, 17, 17])
})

it('is refused before the server says so', () => {
  expect(refusalOf({ cart: cartOf([18, 5]), pending: {} })?.reason).toBe('too_young')
  expect(refusalOf({ cart: cartOf([18, 6]), pending: {} })).toBeNull()
})
