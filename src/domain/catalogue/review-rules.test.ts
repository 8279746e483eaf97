import { describe, expect, it } from 'vitest'
import { reviewRefusal } from './review-rules'

const trip = { status: 'confirmed', isDepartureCanceled: false, lastDay: '2027-06-18' } as const

describe('reviewRefusal', () => {
  it.each([
    ['waits while the trip is under way', {}, '2027-06-17', 'not_over'],
    ['waits on its last day', {}, '2027-06-18', 'not_over'],
    ['takes a review from the day after', {}, '2027-06-19', null],
    ['takes one a year later', {}, '2028-06-19', null],
    ['refuses a canceled reservation', { status: 'canceled' }, '2027-06-19', 'canceled'],
    ['refuses a canceled departure', { isDepartureCanceled: true }, '2027-06-19', 'canceled'],
    ['refuses a reservation that was never confirmed', { status: 'pending' }, '2027-06-19', 'not_confirmed'],
  ] as const)('%s', (_name, change, today, refusal) => {
    expect(reviewRefusal({ trip: { ...trip, ...change }, today })).toBe(refusal)
  })
})
