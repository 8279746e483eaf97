import { describe, expect, it } from 'vitest'
import { EXPEDITIONS } from './catalogue/expeditions'
import { planDepartures } from './departure-plan'

const today = new Date('2027-03-10T12:00:00.000Z')

const plans = EXPEDITIONS.map((expedition, position) => ({
  expedition,
  departures: planDepartures({ expedition, position, today }),
}))

const coming = plans.map(({ departures }) =>
  departures.filter(({ start, status }) => start > today && status !== 'canceled'),
)

describe('the departures of the demo catalogue', () => {
  it('are the same for the same day', () => {
    const again = EXPEDITIONS.map((expedition, position) => planDepartures({ expedition, position, today }))
    expect(again).toEqual(plans.map(({ departures }) => departures))
  })

  it('are 250 or so to come', () => {
    expect(coming.flat().length).toBeGreaterThanOrEqual(240)
  })

  it('last as long as their expedition, leave in its season and never sell more than there is', () => {
    for (const { expedition, departures } of plans) {
      for (const { start, end, capacity, taken, status } of departures) {
        expect((end.getTime() - start.getTime()) / 86_400_000 + 1).toBe(expedition.days)
        expect(taken).toBeGreaterThanOrEqual(0)
        expect(taken).toBeLessThanOrEqual(capacity)
        if (status !== 'canceled') expect(expedition.months).toContain(start.getUTCMonth() + 1)
      }
    }
  })

  it('show every state of the card', () => {
    const left = coming.map((departures) => departures.map(({ capacity, taken }) => capacity - taken))
    expect(left.some((seats) => seats.length === 0)).toBe(true)
    expect(left.some((seats) => seats.length === 1)).toBe(true)
    expect(left.some((seats) => seats.includes(1))).toBe(true)
    expect(left.some((seats) => seats.length > 3 && seats.slice(0, 3).every((seat) => seat === 0))).toBe(true)
    expect(left.some((seats) => seats[0] !== 0 && seats[1] === 0)).toBe(true)
    expect(plans.some(({ departures }) => departures.some(({ status }) => status === 'canceled'))).toBe(true)
    expect(plans.some(({ departures }) => departures.some(({ status }) => status === 'confirmed'))).toBe(true)
  })
})
