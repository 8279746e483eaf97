import { expect, it } from 'vitest'
import { readJson, writeJson } from './json-text'

it.each([
  [
    'a route, a point on each line',
    [
      [6.1, 45, 1200],
      [6.2, 45.1, 1300.5],
    ],
    '[\n  [6.1, 45, 1200],\n  [6.2, 45.1, 1300.5]\n]',
  ],
  ['an object', { shoe_eu: 42, note: 'a [b]\n c' }, '{\n  "shoe_eu": 42,\n  "note": "a [b]\\n c"\n}'],
  ['nothing', null, ''],
  ['what was never filled in', undefined, ''],
])('writes %s, and reads it back', (_name, value, text) => {
  expect(writeJson(value)).toBe(text)
  expect(readJson(text)).toEqual(value ?? null)
})

it.each(['[[6.1, 45', '"un texte"', '12', 'true'])('gives %s back as it was typed: no list and no object', (text) => {
  expect(readJson(text)).toBe(text)
})
