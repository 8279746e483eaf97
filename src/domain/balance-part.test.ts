import { describe, expect, it } from 'vitest'
import { balancePartRefusal, travelerPartCents } from './balance-part'

describe('a part of a balance', () => {
  it.each([
    ['a part', 84_000, 42_000, null],
    ['all of it', 84_000, 84_000, null],
    ['the least', 84_000, 1_000, null],
    ['less than the least', 84_000, 999, 'Règle 10 € au moins.'],
    ['more than is left', 84_000, 84_001, 'Il ne reste que 840 € à régler.'],
    ['the little that is left', 640, 640, null],
    ['a part of the little that is left', 640, 500, 'Règle les 6,40 € qui restent, en une fois.'],
  ])('is taken or refused with its reason: %s', (_name, leftCents, amountCents, refusal) => {
    expect(balancePartRefusal({ leftCents, amountCents })?.replaceAll('\u00a0', ' ') ?? null).toBe(refusal)
  })

  it.each([
    [84_000, 2, 42_000],
    [100, 3, 100],
    [70_000, 3, 23_334],
    [1_500, 3, 1_000],
    [84_000, 0, 84_000],
  ])('of one traveler: %i cents for %i is %i', (leftCents, travelers, cents) => {
    expect(travelerPartCents({ leftCents, travelers })).toBe(cents)
  })
})
