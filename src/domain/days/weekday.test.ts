import { expect, it } from 'vitest'
import { weekdayName, weekdayOf } from './weekday'

it.each([
  ['2027-05-24', 1, 'lundi'],
  ['2027-03-28', 0, 'dimanche'],
  ['2026-10-31', 6, 'samedi'],
])('%s is the day %i of its week, a %s', (day, rank, name) => {
  expect(weekdayOf(day)).toBe(rank)
  expect(weekdayName(day)).toBe(name)
})
