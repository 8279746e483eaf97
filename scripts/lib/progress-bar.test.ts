import { expect, it } from 'vitest'
import { progressBar } from './progress-bar'

it.each([
  [{ done: 0, total: 10 }, `${'░'.repeat(30)}   0 %  0/10`],
  [{ done: 5, total: 10 }, `${'█'.repeat(15)}${'░'.repeat(15)}  50 %  5/10`],
  [{ done: 0, total: 0 }, `${'█'.repeat(30)} 100 %  0/0`],
])('shows %o', (progress, line) => {
  expect(progressBar(progress)).toBe(line)
})
