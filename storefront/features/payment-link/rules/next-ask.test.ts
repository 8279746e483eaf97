import { expect, it } from 'vitest'
import { nextAsk } from './next-ask'

it.each([
  ['every two seconds at first', 1, 2000],
  ['every four seconds then', 6, 4000],
  ['every ten seconds after a minute', 21, 10_000],
  ['twice a minute after some more', 61, 30_000],
])('asks %s', (_what, asked, wait) => {
  expect(nextAsk(asked)).toBe(wait)
})
