import { expect, it } from 'vitest'
import { holdWords } from './hold-words'

const now = new Date('2027-05-01T10:00:00.000Z')

it.each([
  [
    'the hour in Paris',
    { expiresAt: '2027-05-01T10:20:00.000Z', travelers: 2 },
    'Tes 2 places restent à toi jusqu’à 12 h 20.',
  ],
  ['one place', { expiresAt: '2027-05-01T10:20:00.000Z', travelers: 1 }, 'Ta place reste à toi jusqu’à 12 h 20.'],
  ['nothing once it is over', { expiresAt: '2027-05-01T10:00:00.000Z', travelers: 2 }, undefined],
  ['nothing without seats that wait', { expiresAt: null, travelers: 2 }, undefined],
])('says %s', (_what, hold, words) => {
  expect(holdWords({ ...hold, now })?.replaceAll('\u00a0', ' ')).toBe(words)
})
