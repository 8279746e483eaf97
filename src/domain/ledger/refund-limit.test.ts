import fc from 'fast-check'
import { expect, it } from 'vitest'
import { PAYMENT_METHODS } from './payment-words'
import { refundByMethodRefusal, refundLimitCents } from './refund-limit'

const booking = {
  paid: [
    { method: 'card', cents: 30_000 },
    { method: 'cheque', cents: 20_000 },
    { method: 'card', cents: -5_000 },
  ],
  leftCents: 45_000,
  onlineCents: 25_000,
} as const

it.each([
  ['what the card gave and has not had back', 'card', 25_000, /a réglé 250\s€/],
  ['what a cheque gave', 'cheque', 20_000, /a réglé 200\s€/],
  ['by transfer what no card can give back', 'bank_transfer', 20_000, /^La carte a payé 250\s€/],
  ['nothing by a means that gave nothing', 'ancv', 0, /^Rien de ce qui a été réglé/],
] as const)('gives back %s', (_case, method, cents, refusal) => {
  expect(refundLimitCents({ ...booking, method })).toBe(cents)
  expect(refundByMethodRefusal({ ...booking, method, amountCents: cents + 1 })).toMatch(refusal)
  expect(refundByMethodRefusal({ ...booking, method, amountCents: Math.max(1, cents) }) === null).toBe(cents > 0)
})

it('never gives back more than is left, nor more by a means than it gave', () => {
  const sum = fc.record({
    method: fc.constantFrom(...PAYMENT_METHODS),
    cents: fc.integer({ min: -50_000, max: 500_000 }),
  })
  const any = fc.record({
    method: fc.constantFrom(...PAYMENT_METHODS),
    paid: fc.array(sum, { maxLength: 6 }),
    leftCents: fc.integer({ min: -1_000, max: 500_000 }),
    onlineCents: fc.integer({ min: 0, max: 500_000 }),
  })
  fc.assert(
    fc.property(any, (facts) => {
      const limit = refundLimitCents(facts)
      const given = facts.paid
        .filter(({ method }) => method === facts.method)
        .reduce((all, { cents }) => all + cents, 0)
      expect(limit).toBeGreaterThanOrEqual(0)
      expect(limit).toBeLessThanOrEqual(Math.max(0, facts.leftCents))
      if (facts.method !== 'bank_transfer') expect(limit).toBeLessThanOrEqual(Math.max(0, given))
    }),
  )
})
