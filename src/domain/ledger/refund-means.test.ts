import { expect, it } from 'vitest'
import { refundByMethod, refundMeans, refundNote } from './refund-means'

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

it.each([
  ['one means', [{ method: 'card', cents: 740 }], 740, [{ method: 'card', cents: 740 }]],
  [
    'credit before the card',
    [
      { method: 'card', cents: 170 },
      { method: 'credit', cents: 200 },
    ],
    300,
    [
      { method: 'credit', cents: 200 },
      { method: 'card', cents: 100 },
    ],
  ],
  [
    'what was given back already',
    [
      { method: 'card', cents: 170 },
      { method: 'card', cents: -70 },
    ],
    100,
    [{ method: 'card', cents: 100 }],
  ],
  ['an indemnity on top', [{ method: 'bank_transfer', cents: 300 }], 390, [{ method: 'bank_transfer', cents: 390 }]],
  [
    'an indemnity beside a card',
    [{ method: 'card', cents: 300 }],
    390,
    [
      { method: 'card', cents: 300 },
      { method: 'bank_transfer', cents: 90 },
    ],
  ],
  ['nothing', [{ method: 'card', cents: 300 }], 0, []],
] as const)('%s', (_name, paid, cents, sums) => {
  expect(refundByMethod({ paid, cents })).toEqual(sums)
})

it('is noted with its means and its day, without brackets', () => {
  const note = (payments: Parameters<typeof refundNote>[0]['payments']) =>
    refundNote({ payments, amount: 400, by: '2027-05-17' }).replaceAll('\u00a0', ' ')
  expect(note([balance])).toBe('Par virement, le 17 mai 2027 au plus tard')
  expect(note([deposit, balance])).toBe(
    '300 € sur la carte qui a payé, 100 € par virement, le 17 mai 2027 au plus tard',
  )
})
