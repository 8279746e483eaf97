import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isFarFromDemand, tripDemand, type DemandDay } from './expedition-demand'

const demand = (days: DemandDay[], highest: number | null = null) => tripDemand({ days, highest })

describe('what a programme asks', () => {
  it.each([
    [0, 'an hour on the flat', { hours: 1, ascent_m: 20 }],
    [1, 'three hours and a hill', { hours: 3, ascent_m: 250 }],
    [2, 'five hours', { hours: 5, ascent_m: 90 }],
    [3, 'five hours and 700 metres', { hours: 5, ascent_m: 700 }],
    [4, 'seven hours', { hours: 7, ascent_m: 400 }],
    [4, 'a climb of 1,200 metres', { hours: 6, ascent_m: 1200 }],
    [5, 'nine hours', { hours: 9, ascent_m: 800 }],
    [5, 'a climb of 1,600 metres', { hours: 6, ascent_m: 1600 }],
  ])('is %i for %s', (level, _name, day) => {
    expect(demand([day])).toBe(level)
  })

  it('is that of its hardest day', () => {
    expect(demand([{ hours: 2 }, { hours: 7 }, { hours: 3 }])).toBe(4)
  })

  it('is raised by a high place, however short the days', () => {
    expect([2000, 2600, 3300, 4100, 5200].map((highest) => demand([{ hours: 2 }], highest))).toEqual([1, 2, 3, 4, 5])
  })

  it('is not known of a programme without figures, whatever the height', () => {
    expect(demand([], 4810)).toBeNull()
    expect(demand([{ hours: null, ascent_m: null }, {}])).toBeNull()
  })

  const figure = (max: number) => fc.option(fc.double({ min: 0, max, noNaN: true }), { nil: null })
  const someDays = fc.array(fc.record({ hours: figure(14), ascent_m: figure(3000) }), { minLength: 1, maxLength: 15 })

  it('never goes down when a day is longer, climbs more, or one is added, or the trip goes higher', () => {
    fc.assert(
      fc.property(
        fc.record({ days: someDays, highest: figure(6000), at: fc.nat({ max: 14 }), more: figure(3000) }),
        ({ days, highest, at, more }) => {
          const before = demand(days, highest) ?? 0
          const harder = days.map((day, index) =>
            index === at % days.length
              ? { hours: (day.hours ?? 0) + (more ?? 0) / 300, ascent_m: (day.ascent_m ?? 0) + (more ?? 0) }
              : day,
          )
          expect(demand(harder, highest)).toBeGreaterThanOrEqual(before)
          expect(demand([...days, { hours: more }], highest) ?? 0).toBeGreaterThanOrEqual(before)
          expect(demand(days, (highest ?? 0) + (more ?? 0)) ?? 0).toBeGreaterThanOrEqual(before)
        },
      ),
    )
  })

  it('is a whole level from 0 to 5', () => {
    fc.assert(
      fc.property(someDays, figure(9000), (days, highest) => {
        expect([null, 0, 1, 2, 3, 4, 5]).toContain(demand(days, highest))
      }),
    )
  })
})

it.each([
  [2, 4, true],
  [4, 2, true],
  [3, 4, false],
  [3, 3, false],
  [1, null, false],
])('a level of %i is far from a demand of %o: %s', (level, asked, isFar) => {
  expect(isFarFromDemand({ level, demand: asked })).toBe(isFar)
})
