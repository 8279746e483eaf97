import { expect, it } from 'vitest'
import { formatInstant, formatInstantInFull } from './french-instants'

it.each([
  ['2027-04-22T16:00:00.000Z', 'jeudi 22\u00a0avril, 18\u00a0h'],
  ['2027-03-28T00:59:00.000Z', 'dimanche 28\u00a0mars, 1\u00a0h\u00a059'],
  ['2027-03-28T01:05:00.000Z', 'dimanche 28\u00a0mars, 3\u00a0h\u00a005'],
  ['2027-10-31T23:00:00.000Z', 'lundi 1er\u00a0novembre, 0\u00a0h'],
])('says %s as people in Paris do', (instant, words) => {
  expect(formatInstant(instant)).toBe(words)
})

it.each([
  ['2027-05-20T16:42:00.000Z', '20\u00a0mai\u00a02027 à 18\u00a0h\u00a042'],
  ['2027-03-28T01:05:00.000Z', '28\u00a0mars\u00a02027 à 3\u00a0h\u00a005'],
  ['2026-12-31T23:00:00.000Z', '1er\u00a0janvier\u00a02027 à 0\u00a0h\u00a000'],
])('acknowledges %s with its year and its minutes', (instant, words) => {
  expect(formatInstantInFull(instant)).toBe(words)
})
