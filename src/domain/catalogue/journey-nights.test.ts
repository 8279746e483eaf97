import { expect, it } from 'vitest'
import { journeyNights, leavingDay } from './journey-nights'

it.each([
  ['in the morning and there at noon', '4 h 33', ['7 h 42', '10 h 57', '12 h 15'], 0],
  ['at night and there in the morning', '9 h', ['21 h 22', '6 h 25'], 1],
  ['by train and a night at sea', '28 h 40, une nuit à bord', ['13 h 09', '18 h 30', '14 h 25', '16 h 50'], 1],
  ['for three nights', '66 h, trois nuits à bord', ['17 h', '9 h', '11 h'], 3],
  ['for less than an hour', '49 min', ['9 h 10', '9 h 59'], 0],
  ['with hours written closely', '5h10', ['7h42'], 0],
  ['for as long as its hours say', 'une bonne journée', ['20 h', '8 h', '7 h'], 2],
  ['for a time that nobody can read', 'une journée', ['8 h'], null],
  ['at an hour that nobody can read', '4 h', ['le matin', '12 h'], null],
  ['without an hour', '4 h', [], null],
])('leaves %s', (_, duration, hours, nights) => {
  expect(journeyNights({ duration, legs: hours.map((time) => ({ time })) })).toBe(nights)
})

it.each([
  ['28 h 40', '2027-05-31'],
  ['4 h', '2027-06-01'],
  ['…', null],
])('leaves for a trip by a journey of %s on %s', (duration, leaving) => {
  expect(leavingDay({ journey: { duration, legs: [{ time: '13 h 09' }] }, day: '2027-06-01' })).toBe(leaving)
})

it('leaves on no day for a trip without one', () => {
  expect(leavingDay({ journey: { duration: '4 h', legs: [{ time: '8 h' }] }, day: null })).toBeNull()
})
