import { expect, it } from 'vitest'
import { capSizes } from './cap-sizes'

/** What share of the width a browser of so many pixels a point takes: that of the first condition that holds. */
const shareAt = (density: number): number => {
  const entry = capSizes('100px')
    .split(', ')
    .find((one) => density >= Number(/min-resolution: ([\d.]+)dppx/.exec(one)?.[1] ?? 0))
  return Number(/\* ([\d.]+)\)/.exec(entry ?? '')?.[1] ?? 1)
}

it.each([1, 1.5, 2])('asks the whole width of a screen of %s pixels a point', (density) => {
  expect(shareAt(density)).toBe(1)
})

it.each([2.1, 2.25, 2.4, 2.5, 2.6, 2.75, 3, 3.2, 3.5, 4])('asks two pixels a point of %s, never more', (density) => {
  expect(shareAt(density) * density).toBeLessThanOrEqual(2)
  expect(shareAt(density) * density).toBeGreaterThan(1.5)
})

it('keeps the conditions of each width', () => {
  const widths = capSizes('(min-width: 62.125rem) 24rem, 88vw').split(', ')
  expect(widths).toHaveLength(8)
  expect(widths.slice(0, 4).every((width) => width.startsWith('(min-width: 62.125rem) '))).toBe(true)
  expect([widths[3], widths[7]]).toEqual(['(min-width: 62.125rem) 24rem', '88vw'])
  expect(widths[4]).toBe('(min-resolution: 3.01dppx) calc(88vw * 0.5)')
  expect(widths[0]).toBe('(min-width: 62.125rem) and (min-resolution: 3.01dppx) calc(24rem * 0.5)')
})
