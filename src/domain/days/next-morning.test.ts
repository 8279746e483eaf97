import { expect, it } from 'vitest'
import { nextMorning } from './next-morning'

it.each([
  ['in the night', '2027-06-14T01:00:00.000Z', '2027-06-14T05:00:00.000Z'],
  ['at the very hour', '2027-06-14T05:00:00.000Z', '2027-06-15T05:00:00.000Z'],
  ['in the evening', '2027-06-14T20:00:00.000Z', '2027-06-15T05:00:00.000Z'],
  ['after midnight in Paris, the day before in UTC', '2027-06-14T22:30:00.000Z', '2027-06-15T05:00:00.000Z'],
  ['in winter', '2027-01-14T20:00:00.000Z', '2027-01-15T06:00:00.000Z'],
  ['on the eve of the change of hour of spring', '2027-03-27T20:00:00.000Z', '2027-03-28T05:00:00.000Z'],
  ['on the eve of the change of hour of autumn', '2027-10-30T20:00:00.000Z', '2027-10-31T06:00:00.000Z'],
])('%s, the next morning is that of Paris', (_case, now, morning) => {
  expect(nextMorning(new Date(now)).toISOString()).toBe(morning)
})
