import { expect, it } from 'vitest'
import { periodAt, stepPeriod } from './plan-period'

it.each([
  ['weeks', '2027-06-17', '2027-06-14', '2027-08-01', 7],
  ['weeks', '2027-03-28', '2027-03-22', '2027-05-09', 7],
  ['weeks', '2027-12-31', '2027-12-27', '2028-02-13', 7],
  ['season', '2027-06-17', '2027-06-14', '2027-09-12', 13],
  ['season', '2027-10-31', '2027-10-25', '2028-01-23', 13],
] as const)('the %s of %s go from %s to %s', (scale, day, from, to, count) => {
  const period = periodAt({ day, scale })
  expect([period.from, period.to, period.weeks.length]).toEqual([from, to, count])
})

it.each([
  ['weeks', 1, '2027-08-05'],
  ['weeks', -1, '2027-04-29'],
  ['season', 1, '2027-09-16'],
] as const)('the %s beside, %i, follow without a gap', (scale, by, day) => {
  expect(stepPeriod({ day: '2027-06-17', scale, by })).toBe(day)
})
