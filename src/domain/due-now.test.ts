import { expect, it } from 'vitest'
import { dueNow } from './due-now'

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
