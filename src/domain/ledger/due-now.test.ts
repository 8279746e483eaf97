import { expect, it, describe } from 'vitest'
import { dueNow, nextTransfer, balancePartRefusal, travelerPartCents } from './due-now'

const booking = { totalCents: 100_000, depositCents: 30_000, paidCents: 0 }

it.each([
  ['the deposit first', {}, { purpose: 'deposit', amountCents: 30_000 }],
  ['what is missing of the deposit', { paidCents: 10_000 }, { purpose: 'deposit', amountCents: 20_000 }],
  ['then the balance', { paidCents: 30_000 }, { purpose: 'balance', amountCents: 70_000 }],
  ['what is left of the balance', { paidCents: 90_000 }, { purpose: 'balance', amountCents: 10_000 }],
  ['nothing once all is paid', { paidCents: 100_000 }, null],
  ['nothing beyond the price', { paidCents: 120_000 }, null],
  [
    'the whole price at once near the departure',
    { depositCents: 100_000 },
    { purpose: 'deposit', amountCents: 100_000 },
  ],
  ['no more than the price, once it is lower', { totalCents: 20_000 }, { purpose: 'deposit', amountCents: 20_000 }],
] as const)('asks for %s', (_case, facts, due) => {
  expect(dueNow({ ...booking, ...facts })).toEqual(due)
})

it.each([
  ['the deposit', { deposit: 387.75, total: 1292.5, settled: 0 }, 387.75],
  ['what is missing of the deposit', { deposit: 387.75, total: 1292.5, settled: 87.7 }, 300.05],
  ['the balance once the deposit is there', { deposit: 387.75, total: 1292.5, settled: 387.75 }, 904.75],
  ['nothing once all is paid, or more', { deposit: 387.75, total: 1292.5, settled: 1300 }, 0],
])('%s is transferred next', (_what, sums, expected) => {
  expect(nextTransfer(sums)).toBe(expected)
})

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
    [84_000, 84_000, 2, 42_000],
    [84_000, 42_000, 2, 42_000],
    [84_000, 30_000, 2, 30_000],
    [100, 100, 3, 100],
    [70_000, 70_000, 3, 23_334],
    [1_500, 1_500, 3, 1_000],
    [84_000, 84_000, 0, 84_000],
  ])('of one traveler: of %i cents, %i left, for %i is %i', (balanceCents, leftCents, travelers, cents) => {
    expect(travelerPartCents({ balanceCents, leftCents, travelers })).toBe(cents)
  })
})
