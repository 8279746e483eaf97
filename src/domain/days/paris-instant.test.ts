import { describe, expect, it } from 'vitest'
import { parisInstant } from './paris-instant'

describe('an hour in Paris', () => {
  it.each([
    ['in winter', '2027-01-10', 9, '2027-01-10T08:00:00.000Z'],
    ['in summer', '2027-07-10', 9, '2027-07-10T07:00:00.000Z'],
    ['the day before clocks go forward', '2027-03-27', 9, '2027-03-27T08:00:00.000Z'],
    ['the day they go forward', '2027-03-28', 9, '2027-03-28T07:00:00.000Z'],
    ['at midnight of that day', '2027-03-28', 0, '2027-03-27T23:00:00.000Z'],
    ['that they skip', '2027-03-28', 2, '2027-03-28T01:00:00.000Z'],
    ['the day before they go back', '2026-10-24', 9, '2026-10-24T07:00:00.000Z'],
    ['the day they go back', '2026-10-25', 9, '2026-10-25T08:00:00.000Z'],
    ['at midnight of that day', '2026-10-25', 0, '2026-10-24T22:00:00.000Z'],
    ['that comes twice, the first', '2026-10-25', 2, '2026-10-25T00:00:00.000Z'],
  ])('%s is that of its clocks', (_, day, hour, instant) => {
    expect(parisInstant({ day, hour }).toISOString()).toBe(instant)
  })
})
