import fc from 'fast-check'
import { expect, it } from 'vitest'
import { refundByCard } from './refund-by-card'

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
