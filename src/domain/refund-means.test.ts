import { expect, it } from 'vitest'
import { refundMeans } from './refund-means'

const deposit = { kind: 'deposit', method: 'card', amount: 300 } as const
const balance = { kind: 'balance', method: 'bank_transfer', amount: 700 } as const

it.each([
  ['goes back to the card', [deposit], 300, 'sur la carte qui a payé'],
  ['goes back by transfer', [balance], 700, 'par virement'],
  ['goes back to the card first', [deposit, balance], 200, 'sur la carte qui a payé'],
  [
    'goes back by each what it gave',
    [deposit, balance],
    800,
    '(300\u00a0€ sur la carte qui a payé, 500\u00a0€ par virement)',
  ],
  [
    'is transferred where the card has had its own back',
    [deposit, balance, { kind: 'refund', method: 'card', amount: 300 } as const],
    400,
    'par virement',
  ],
  ['is transferred where nobody knows what was paid', [], 100, 'par virement'],
] as const)('a sum %s', (_case, payments, amount, words) => {
  expect(refundMeans({ payments, amount })).toBe(words)
})
