import { describe, expect, it } from 'vitest'
import { mondayOf, periodAt, stepPeriod } from './plan-period'

describe('the weeks of a month', () => {
  it.each([
    ['2027-06-17', '2027-05-31', '2027-07-04', 5],
    ['2027-02-10', '2027-02-01', '2027-02-28', 4],
    ['2027-08-31', '2027-07-26', '2027-09-05', 6],
    ['2027-03-28', '2027-03-01', '2027-04-04', 5],
    ['2027-10-31', '2027-09-27', '2027-10-31', 5],
  ])('of %s go from %s to %s', (day, from, to, count) => {
    const period = periodAt({ day, scale: 'month' })
    expect([period.from, period.to, period.weeks.length]).toEqual([from, to, count])
  })
})

it('a season has thirteen weeks from a Monday on', () => {
  const { from, to, weeks } = periodAt({ day: '2027-06-17', scale: 'season' })
  expect([from, to, weeks.length]).toEqual(['2027-06-14', '2027-09-12', 13])
})

it.each([
  ['2027-01-31', 1, '2027-02-01'],
  ['2027-12-05', 1, '2028-01-01'],
  ['2027-03-31', -1, '2027-02-01'],
] as const)('the month beside %s, %i, begins on %s', (day, by, first) => {
  expect(stepPeriod({ day, scale: 'month', by })).toBe(first)
})

it.each([
  ['2027-06-14', '2027-06-14'],
  ['2027-06-20', '2027-06-14'],
])('the week of %s begins on %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday)
})
