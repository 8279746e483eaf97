import { expect, it } from 'vitest'
import { restartWait } from './restart-wait'

it('doubles the wait while runs end early, up to the longest, and starts over after a steady run', () => {
  const waitAfter = restartWait({ first: 200, shortest: 100, longest: 1_000, steady: 30_000 })
  expect([0, 30_000, 5, 5, 5, 30_001, 5].map(waitAfter)).toEqual([200, 400, 800, 1_000, 1_000, 100, 200])
})
