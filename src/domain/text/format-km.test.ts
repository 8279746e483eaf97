import { expect, it } from 'vitest'
import { formatKm } from './format-km'

it.each([
  [0, '0\u00a0km'],
  [96.44, '96,4\u00a0km'],
  [1204, '1\u00a0204\u00a0km'],
])('%s', (km, words) => {
  expect(formatKm(km)).toBe(words)
})
