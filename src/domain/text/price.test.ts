import { describe, expect, it } from 'vitest'
import { formatNumber, formatPrice } from './price'

describe('formatPrice', () => {
  it.each([
    [420, '420\u00a0€'],
    [1290, '1\u00a0290\u00a0€'],
    [12_345_678, '12\u00a0345\u00a0678\u00a0€'],
    [0, '0\u00a0€'],
    [12.5, '12,50\u00a0€'],
    [1290.05, '1\u00a0290,05\u00a0€'],
    [-30, '-30\u00a0€'],
  ])('writes %d as %s', (euros, text) => {
    expect(formatPrice(euros)).toBe(text)
  })
})

describe('formatNumber', () => {
  it('puts thousands apart', () => {
    expect(formatNumber(1286)).toBe('1\u00a0286')
  })
})
