import { expect, it } from 'vitest'
import { cessionDay, mayTransfer, minimumDecisionDay } from './minimum-participants'

it.each([
  [1, '2027-06-12'],
  [2, '2027-06-07'],
  [6, '2027-06-07'],
  [7, '2027-05-25'],
  [15, '2027-05-25'],
])('a trip of %i days that leaves on 14 June is decided by %s', (durationDays, day) => {
  expect(minimumDecisionDay({ departureStart: '2027-06-14', durationDays })).toBe(day)
})

it('a contract is handed over until a week before, over a change of the clock too', () => {
  expect(cessionDay('2027-03-31')).toBe('2027-03-24')
})

// Clocks go forward on 28 March 2027.
it.each([
  ['2027-03-23', true],
  ['2027-03-24', true],
  ['2027-03-25', false],
  ['2027-03-30', false],
])('a place of a trip that leaves on 31 March is handed over by right on %s: %s', (today, may) => {
  expect(mayTransfer({ departureStart: '2027-03-31', today })).toBe(may)
})
