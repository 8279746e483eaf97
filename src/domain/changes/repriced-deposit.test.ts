import { describe, expect, it } from 'vitest'
import { repricedDeposit } from './repriced-deposit'

describe('the deposit of a booking whose price changed', () => {
  it.each([
    ['is what the rule asks while it is awaited', { paidCents: 0 }, 30_000],
    ['is so after a part of it came', { paidCents: 10_000 }, 30_000],
    ['stays once it is paid', { paidCents: 38_400 }, 38_400],
    ['comes down to the price', { paidCents: 38_400, totalCents: 20_000 }, 20_000],
    ['is asked again of a price that was nothing', { depositCents: 0, paidCents: 0 }, 30_000],
  ])('%s', (_name, given, expected) => {
    expect(repricedDeposit({ depositCents: 38_400, ruleCents: 30_000, totalCents: 100_000, ...given })).toBe(expected)
  })
})
