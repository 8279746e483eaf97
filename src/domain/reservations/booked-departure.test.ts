import { describe, expect, it } from 'vitest'
import { bookedDepartureFault } from './booked-departure'

const before = { expedition: 7, start: '2027-06-14', end: '2027-06-18' }
const faultOf = (change: Partial<typeof before>, contracts = 2) =>
  bookedDepartureFault({ before, after: { ...before, ...change }, contracts })

describe('what the contracts of a departure say', () => {
  it.each([
    ['the first day', { start: '2027-06-15' }, 'departure_start'],
    ['the last day', { end: '2027-06-17' }, 'departure_end'],
    ['the trip', { expedition: 8 }, 'expedition'],
  ] as const)('is not changed by a form: %s', (_what, change, path) => {
    expect(faultOf(change)).toMatchObject({
      path,
      message: expect.stringMatching(/^2\sréservations tiennent/) as never,
    })
  })

  it('names the way that asks', () => {
    expect(faultOf({ start: '2027-06-15' }, 1)?.message).toMatch(
      /^1\sréservation tient.*Changer le prix ou l’essentiel/,
    )
    expect(faultOf({ expedition: 8 })?.message).toContain('crée un autre départ')
  })

  it('may change while nobody booked, and stay', () => {
    expect(faultOf({ start: '2027-06-15' }, 0)).toBeNull()
    expect(faultOf({})).toBeNull()
  })
})
