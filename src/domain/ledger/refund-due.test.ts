import fc from 'fast-check'
import { expect, it } from 'vitest'
import { keptOnceEnded, refundDay, refundDueCents } from './refund-due'

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

it('gives back all that was paid beyond the fee of who left before, and the indemnity whole, when the agency cancels', () => {
  const cents = fc.integer({ min: 0, max: 2_000_000 })
  fc.assert(
    fc.property(cents, cents, cents, (paidCents, travelersFeeCents, indemnityCents) => {
      const feeCents = keptOnceEnded({ travelersFeeCents, paidCents })
      const due = refundDueCents({ isCanceled: true, paidCents, totalCents: 0, feeCents, indemnityCents })
      expect(due).toBe(Math.max(0, paidCents - travelersFeeCents) + indemnityCents)
      // Paid back, nothing is due any more.
      const paid = { isCanceled: true, paidCents: paidCents - due, totalCents: 0, feeCents, indemnityCents }
      expect(refundDueCents(paid)).toBe(0)
    }),
  )
})
