import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween, mondayOf } from './days'

describe('a day moved', () => {
  it.each([
    ['2027-06-14', 4, '2027-06-18'],
    ['2027-06-14', 0, '2027-06-14'],
    ['2027-06-01', -1, '2027-05-31'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-12-31', 1, '2028-01-01'],
    ['2027-03-27', 2, '2027-03-29'],
    ['2027-06-14T23:30:00.000Z', 1, '2027-06-15'],
  ])('from %s by %i days is %s', (day, days, moved) => {
    expect(addDays(day, days)).toBe(moved)
  })
})

describe('the days between two', () => {
  it.each([
    ['2027-06-14', '2027-06-18', 4],
    ['2027-06-14', '2027-06-14', 0],
    ['2027-06-18', '2027-06-14', -4],
    ['2027-10-30', '2027-11-01', 2],
    ['2027-06-14T23:30:00.000Z', '2027-06-15T00:30:00.000Z', 1],
    ['2027-06-14T00:30:00.000Z', '2027-06-14T23:30:00.000Z', 0],
  ])('from %s to %s are %i', (from, to, days) => {
    expect(daysBetween({ from, to })).toBe(days)
  })

  it('are those by which it was moved', () => {
    const anyDay = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -4000, max: 4000 }), (date, days) => {
        const from = date.toISOString()
        expect(daysBetween({ from, to: addDays(from, days) })).toBe(days)
      }),
    )
  })
})

it.each([
  ['2027-06-14', '2027-06-14'],
  ['2027-06-20', '2027-06-14'],
])('the week of %s begins on %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday)
})
