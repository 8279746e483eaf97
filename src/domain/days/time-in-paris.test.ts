import { expect, test } from 'vitest'
import { timeInParis } from './time-in-paris'

test.each([
  ['2027-01-15T17:05:00Z', '18\u00a0h\u00a005'],
  // Summer time.
  ['2027-07-15T17:05:00Z', '19\u00a0h\u00a005'],
  ['2027-01-15T07:30:00Z', '8\u00a0h\u00a030'],
  ['2027-01-14T23:00:00Z', '0\u00a0h\u00a000'],
])('at %s it is %s in Paris', (instant, time) => {
  expect(timeInParis(new Date(instant))).toBe(time)
})
