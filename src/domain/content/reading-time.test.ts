import { expect, it } from 'vitest'
import { readingMinutes } from './reading-time'

const words = (count: number) => Array.from({ length: count }, (_, index) => `mot${String(index)}`).join(' ')

it.each([
  [0, 1],
  [220, 1],
  [660, 3],
  [1500, 7],
])('%i words are read in %i minutes', (count, minutes) => {
  expect(readingMinutes(words(count))).toBe(minutes)
})

it('counts no mark that stands alone', () => {
  expect(readingMinutes(`${words(329)} ${'\u00a0! '.repeat(300)}`)).toBe(1)
})
