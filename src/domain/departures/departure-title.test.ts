import { expect, it } from 'vitest'
import { departureTitle } from './departure-title'

it.each([
  ['2027-06-14T08:00:00Z', 'Tour du Mont-Blanc, 14 juin 2027'],
  ['2027-04-30T22:30:00Z', 'Tour du Mont-Blanc, 1er mai 2027'],
])('says the day of Paris of %s as one types it', (start, title) => {
  expect(departureTitle({ name: 'Tour du Mont-Blanc', start: new Date(start) })).toBe(title)
})
