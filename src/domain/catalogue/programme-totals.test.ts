import { describe, expect, it } from 'vitest'
import { programmeTotals } from './programme-totals'

const NOTHING = { distance_km: null, ascent_m: null, descent_m: null, hours: null }

describe('the totals of a programme', () => {
  it('add up its days, and keep the lightest and the heaviest of them', () => {
    const days = [
      { distance_km: 8.5, ascent_m: 640, descent_m: 120, hours: 4 },
      { distance_km: 14, ascent_m: 980, descent_m: 1010, hours: 6.5 },
      { distance_km: 11, ascent_m: 300, descent_m: 700, hours: 5 },
    ]
    expect(programmeTotals(days)).toEqual({
      distance_km: 33.5,
      ascent_m: 1920,
      descent_m: 1830,
      hours_min: 4,
      hours_max: 6.5,
    })
  })

  it('round kilometres to the tenth, metres to the whole', () => {
    const days = [
      { distance_km: 0.1, ascent_m: 10.4, descent_m: 0.2, hours: null },
      { distance_km: 0.2, ascent_m: 10.4, descent_m: 0.2, hours: null },
      { distance_km: 0.06, ascent_m: 0, descent_m: 0, hours: null },
    ]
    expect(programmeTotals(days)).toMatchObject({ distance_km: 0.4, ascent_m: 21, descent_m: 0 })
  })

  it('count a day of which nothing is said, or of no effort, for nothing', () => {
    const days = [NOTHING, { ...NOTHING, distance_km: 7, hours: 0 }, { ...NOTHING, ascent_m: 50, hours: 3 }]
    expect(programmeTotals(days)).toEqual({
      distance_km: 7,
      ascent_m: 50,
      descent_m: 0,
      hours_min: 3,
      hours_max: 3,
    })
  })

  it.each([
    ['without days', []],
    ['of days of which nothing is said', [NOTHING, NOTHING]],
  ])('are nothing for a programme %s', (_case, days) => {
    const nothing = { distance_km: 0, ascent_m: 0, descent_m: 0, hours_min: 0, hours_max: 0 }
    expect(programmeTotals(days)).toEqual(nothing)
  })
})
