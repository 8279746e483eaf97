import { expect, it } from 'vitest'
import { isToBeCalled } from './unpaid-start'

it.each([
  ['the day before the third working day', '2027-03-23', '2027-03-31', false],
  ['the third working day, before Easter', '2027-03-24', '2027-03-31', true],
  ['the Saturday of Easter', '2027-03-27', '2027-03-31', true],
  ['the first day of the trip', '2027-03-31', '2027-03-31', true],
  ['the day after it', '2027-04-01', '2027-03-31', false],
  ['the last Wednesday of a year', '2028-12-27', '2029-01-02', true],
])('who has not paid is called: %s', (_case, today, departureStart, expected) => {
  expect(isToBeCalled({ today, departureStart, callDays: 3 })).toBe(expected)
})
