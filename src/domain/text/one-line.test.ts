import { expect, it } from 'vitest'
import { oneLine } from './one-line'

it.each([
  ['Un garant,\n  1 rue des Cimes', 'Un garant, 1\u00a0rue des Cimes'],
  [' contrat n°\u00a0000000 ', 'contrat n°\u00a0000000'],
  ['RCS 000\u202f000', 'RCS 000\u00a0000'],
])('writes %j as %j', (text, expected) => {
  expect(oneLine(text)).toBe(expected)
})
