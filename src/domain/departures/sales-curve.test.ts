import { describe, expect, it } from 'vitest'
import { salesCurve } from './sales-curve'
import { USUAL_FROM } from './usual-sales'

const STEPS = [
  { daysBefore: 90, travelers: 2 },
  { daysBefore: 40, travelers: 1 },
]
const left = (count: number) =>
  Array.from({ length: count }, () => ({ capacity: 8, steps: [{ daysBefore: 60, travelers: 4 }] }))

describe('the curve of a departure', () => {
  it('begins half a year before and ends today, one point a change', () => {
    expect(salesCurve({ steps: STEPS, daysBefore: 35, capacity: 8, departures: [] })).toEqual({
      curve: [
        { days_before: 180, travelers: 0 },
        { days_before: 90, travelers: 2 },
        { days_before: 40, travelers: 3 },
        { days_before: 35, travelers: 3 },
      ],
      usual: [],
    })
  })

  it.each([
    ['its first sale, if that is earlier', [{ daysBefore: 300, travelers: 1 }], 35, 300],
    ['today, if that is earlier', [], 250, 250],
  ])('begins at %s', (_case, steps, daysBefore, start) => {
    expect(salesCurve({ steps, daysBefore, capacity: 8, departures: [] }).curve[0]?.days_before).toBe(start)
  })

  it('says nothing of what was written down once it had left', () => {
    const { curve } = salesCurve({
      ...{ steps: [{ daysBefore: -2, travelers: 3 }], daysBefore: 0, capacity: 8 },
      departures: [],
    })
    expect(curve.at(-1)).toEqual({ days_before: 0, travelers: 0 })
  })

  it('has what is usual from its beginning to the day of leaving, today among its points', () => {
    const { usual } = salesCurve({ steps: STEPS, daysBefore: 35, capacity: 8, departures: left(USUAL_FROM) })
    expect([usual[0]?.days_before, usual.at(-1)?.days_before]).toEqual([180, 0])
    const at = (day: number) => usual.find((point) => point.days_before === day)
    expect(at(35)).toEqual({ days_before: 35, low: 4, median: 4, high: 4 })
    expect(at(66)).toMatchObject({ low: 0, high: 0 })
  })

  it('has none where too few have left', () => {
    expect(salesCurve({ steps: [], daysBefore: 3, capacity: 8, departures: left(USUAL_FROM - 1) }).usual).toEqual([])
  })
})
