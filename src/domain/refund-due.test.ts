import { expect, it } from 'vitest'
import { refundDay, refundDueCents } from './refund-due'

const booking = { isCanceled: false, paidCents: 128_000, totalCents: 64_000, feeCents: 0, indemnityCents: 0 }

it.each([
  ['what was paid beyond the total', {}, 64_000],
  ['nothing while something is left to pay', { paidCents: 10_000 }, 0],
  ['what was paid, once canceled for nothing', { isCanceled: true }, 128_000],
  ['what was paid beyond the fee', { isCanceled: true, feeCents: 38_400 }, 89_600],
  ['nothing, when the fee is more than what was paid', { isCanceled: true, paidCents: 10_000, feeCents: 38_400 }, 0],
  ['an indemnity with it', { isCanceled: true, indemnityCents: 38_400 }, 166_400],
])('gives back %s', (_what, facts, cents) => {
  expect(refundDueCents({ ...booking, ...facts })).toBe(cents)
})

it('is due within fourteen days', () => {
  expect(refundDay('2027-05-20')).toBe('2027-06-03')
})
