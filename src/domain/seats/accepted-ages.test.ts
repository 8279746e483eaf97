import { describe, expect, it } from 'vitest'
import { acceptedAges, acceptsAge } from './accepted-ages'

it.each([
  ['family', 6, null, 'Dès 6\u00a0ans'],
  ['kids', 8, 14, 'De 8 à 14\u00a0ans'],
  ['kids', 8, null, 'Dès 8\u00a0ans'],
  ['family', null, null, null],
  ['adult', 6, null, null],
] as const)('says who may come: %s, from %s to %s', (expedition_type, age_min_child, age_max_child, words) => {
  expect(acceptedAges({ expedition_type, age_min_child, age_max_child })).toBe(words)
})

describe('acceptsAge', () => {
  it.each([
    { age: 5, min: 6, max: null, is: false },
    { age: 6, min: 6, max: null, is: true },
    { age: 12, min: 8, max: 12, is: true },
    { age: 13, min: 8, max: 12, is: false },
    { age: 4, min: null, max: null, is: true },
  ])('$age years, from $min to $max', ({ is, ...asked }) => {
    expect(acceptsAge(asked)).toBe(is)
  })
})
