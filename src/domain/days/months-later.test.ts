import { describe, expect, it } from 'vitest'
import { monthsLater } from './months-later'

describe('a day some months later', () => {
  it.each([
    ['the same day', '2026-12-24', 24, '2028-12-24'],
    ['the last of a shorter month', '2026-08-31', 6, '2027-02-28'],
    ['the last of a leap month', '2027-02-28', 12, '2028-02-28'],
    ['of the 29th, a year later', '2028-02-29', 12, '2029-02-28'],
    ['across a year', '2026-11-25', 2, '2027-01-25'],
  ])('is %s', (_what, day, months, later) => {
    expect(monthsLater({ day, months })).toBe(later)
  })
})
