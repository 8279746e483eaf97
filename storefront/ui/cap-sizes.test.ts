import { expect, it } from 'vitest'
import { capSizes } from './cap-sizes'

it.each([
  ['96vw', '(min-resolution: 2.5dppx) calc(96vw * 0.7), 96vw'],
  [
    '(min-width: 62.125rem) 24rem, 88vw',
    '(min-width: 62.125rem) and (min-resolution: 2.5dppx) calc(24rem * 0.7), (min-width: 62.125rem) 24rem, ' +
      '(min-resolution: 2.5dppx) calc(88vw * 0.7), 88vw',
  ],
])('asks less of dense screens than « %s »', (sizes, capped) => {
  expect(capSizes(sizes)).toBe(capped)
})
