import { describe, expect, it } from 'vitest'
import { countWithin, hourBars, MOST_HOURS } from './hour-bars'

describe('the bars of hours', () => {
  it('stand on zero, in percent of the tallest, the last for all that take longer', () => {
    const bars = hourBars({ '1': 1, '3': 4, '13': 1, '20': 1 })
    expect(bars).toHaveLength(MOST_HOURS + 1)
    expect(bars[0]).toEqual({ hour: 1, count: 1, percent: 25, isCut: false })
    expect(bars[1]).toEqual({ hour: 2, count: 0, percent: 0, isCut: false })
    expect(bars[2]).toEqual({ hour: 3, count: 4, percent: 100, isCut: false })
    expect(bars.at(-1)).toEqual({ hour: 13, count: 2, percent: 50, isCut: false })
  })

  it('keep their height where most trips take longer: the last is cut, and says so', () => {
    const bars = hourBars({ '3': 4, '5': 2, '14': 30 })
    expect(bars[2]?.percent).toBe(100)
    expect(bars.at(-1)).toEqual({ hour: 13, count: 30, percent: 100, isCut: true })
    expect(hourBars({ '14': 30 }).at(-1)).toMatchObject({ percent: 100, isCut: false })
  })

  it('have no height where nothing is counted', () => {
    expect(hourBars({}).every(({ percent }) => percent === 0)).toBe(true)
  })

  it('count all that arrive within some hours, those among them', () => {
    expect(countWithin({ '1': 1, '3': 4, '5': 2, '20': 1 }, 5)).toBe(7)
    expect(countWithin({ '6': 1 }, 5)).toBe(0)
    expect(countWithin({ '13': 2, '15': 1 }, 14)).toBe(2)
  })
})
