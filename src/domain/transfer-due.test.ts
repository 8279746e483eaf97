import { expect, it } from 'vitest'
import { nextTransfer } from './transfer-due'

it.each([
  ['the deposit', { deposit: 387.75, total: 1292.5, paid: 0 }, 387.75],
  ['what is missing of the deposit', { deposit: 387.75, total: 1292.5, paid: 87.7 }, 300.05],
  ['the balance once the deposit is there', { deposit: 387.75, total: 1292.5, paid: 387.75 }, 904.75],
  ['nothing once all is paid, or more', { deposit: 387.75, total: 1292.5, paid: 1300 }, 0],
])('%s is transferred next', (_what, sums, expected) => {
  expect(nextTransfer(sums)).toBe(expected)
})
