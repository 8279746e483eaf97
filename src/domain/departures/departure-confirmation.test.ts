import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, daysBetween } from '@/domain/days/days'
import { DECISION_REMINDERS, decisionDay, lastDayToTell } from './departure-confirmation'

it.each([
  ['of nine days', '2027-05-24', '2027-06-01', '2027-05-03', '2027-05-04'],
  ['of seven days', '2027-05-24', '2027-05-30', '2027-05-03', '2027-05-04'],
  ['of six days', '2027-05-24', '2027-05-29', '2027-05-16', '2027-05-17'],
  ['of two days', '2027-05-24', '2027-05-25', '2027-05-16', '2027-05-17'],
  ['after the clocks went forward', '2027-04-03', '2027-04-10', '2027-03-13', '2027-03-14'],
  ['after the clocks went back', '2026-11-01', '2026-11-03', '2026-10-24', '2026-10-25'],
])('a departure %s is decided the day before the last one to tell it', (_, departureStart, departureEnd, by, told) => {
  expect(decisionDay({ departureStart, departureEnd })).toBe(by)
  expect(lastDayToTell({ departureStart, departureEnd })).toBe(told)
})

it('the last reminder comes on the day of the decision, whatever the departure', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4000 }), fc.integer({ min: 1, max: 14 }), (from, nights) => {
      const departureStart = addDays('2026-01-01', from)
      const days = { departureStart, departureEnd: addDays(departureStart, nights) }
      const reminders = nights >= 6 ? DECISION_REMINDERS.long : DECISION_REMINDERS.short
      expect(daysBetween({ from: decisionDay(days), to: departureStart })).toBe(reminders[2])
    }),
  )
})
