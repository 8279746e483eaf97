import { expect, it } from 'vitest'
import { agreement, contested } from './felt-levels'

it.each([
  ['no answer', [0, 0, 0], null, null],
  ['all agree', [0, 9, 0], 100, null],
  ['four hard answers, too few', [0, 0, 4], 0, null],
  ['five hard answers', [0, 0, 5], 0, 'too_hard'],
  ['mostly easy', [4, 2, 0], 33, 'too_easy'],
  ['as many right as hard', [0, 3, 3], 50, null],
  ['torn both ways', [3, 1, 3], 14, null],
])('%s', (_name, [easy = 0, right = 0, hard = 0], share, said) => {
  const counts = { too_easy: easy, right, too_hard: hard }
  expect([agreement(counts), contested(counts)]).toEqual([share, said])
})
