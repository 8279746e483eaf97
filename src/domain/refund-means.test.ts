import fc from 'fast-check'
import { expect, it } from 'vitest'
import { refundMeans, refundByMethod, refundByCard } from './refund-means'

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

const share = (id: string, cents = 15_000) => ({ id, cents, depositId: 7 })
const alone = (id: string, cents: number) => ({ id, cents, depositId: null })

it('gives back to the last payment first', () => {
  expect(refundByCard({ cards: [alone('balance', 700), alone('deposit', 300)], cents: 800 })).toEqual([
    ['balance', 700],
    ['deposit', 100],
  ])
  expect(refundByCard({ cards: [alone('balance', 700), alone('deposit', 300)], cents: 500 })).toEqual([
    ['balance', 500],
  ])
})

it('gives back to the shares of a deposit alike, a cent that does not divide to the first', () => {
  expect(refundByCard({ cards: [share('a'), share('b'), share('c')], cents: 10_000 })).toEqual([
    ['a', 3334],
    ['b', 3333],
    ['c', 3333],
  ])
})

it('gives back a balance that was paid since before the shares', () => {
  const cards = [alone('balance', 5000), share('a'), share('b')]
  expect(refundByCard({ cards, cents: 6000 })).toEqual([
    ['balance', 5000],
    ['a', 500],
    ['b', 500],
  ])
})

it('never gives more than a card can, nor less than all can, and treats shares alike', () => {
  const card = fc.record({
    cents: fc.integer({ min: 0, max: 500_000 }),
    depositId: fc.option(fc.constantFrom(1, 2), { nil: null }),
  })
  fc.assert(
    fc.property(fc.array(card, { maxLength: 12 }), fc.integer({ min: 0, max: 3_000_000 }), (kinds, cents) => {
      const cards = kinds.map((kind, index) => ({ ...kind, id: String(index) }))
      const room = cards.reduce((sum, one) => sum + one.cents, 0)
      const back = new Map(refundByCard({ cards, cents }))
      const given = [...back.values()].reduce((sum, part) => sum + part, 0)
      expect(given).toBe(Math.min(cents, room))
      for (const { id, cents: most } of cards) expect(back.get(id) ?? 0).toBeLessThanOrEqual(most)
      for (const deposit of [1, 2]) {
        const shares = cards.filter(({ depositId, cents: most }) => depositId === deposit && most > 0)
        const of = shares.reduce((sum, one) => sum + one.cents, 0)
        const all = shares.reduce((sum, { id }) => sum + (back.get(id) ?? 0), 0)
        for (const { id, cents: most } of shares) {
          expect(Math.abs((back.get(id) ?? 0) - (all * most) / of)).toBeLessThanOrEqual(1)
        }
      }
    }),
  )
})
