import { describe, expect, it } from 'vitest'
import {
  dueAfterCards,
  extendedExpiry,
  giftExpiry,
  giftLeavesAt,
  sendDayRefusal,
  spendCards,
  withdrawalEnd,
} from './gift-card'

describe('the last day of a card', () => {
  it.each([
    ['two years after it is paid', '2026-11-25', null, '2028-11-25'],
    ['two years after the day it is given', '2026-11-25', '2026-12-24', '2028-12-24'],
    ['two years after it is paid, when its day was over by then', '2026-12-26', '2026-12-24', '2028-12-26'],
  ])('is %s', (_what, paidOn, sendOn, last) => {
    expect(giftExpiry({ paidOn, sendOn })).toBe(last)
  })

  it.each([
    ['is a year away at least once something is given back', '2027-01-10', '2027-11-25'],
    ['stays when it is later than that', '2028-12-24', '2028-12-24'],
  ])('%s', (_what, expiresOn, last) => {
    expect(extendedExpiry({ expiresOn, today: '2026-11-25' })).toBe(last)
  })
})

describe('a card leaves', () => {
  const now = new Date('2026-03-01T10:00:00.000Z')

  it.each([
    ['at seven in Paris in winter', '2026-12-24', '2026-12-24T06:00:00.000Z'],
    ['at seven in Paris in summer', '2026-07-14', '2026-07-14T05:00:00.000Z'],
    ['at seven on the day when clocks go forward', '2026-03-29', '2026-03-29T05:00:00.000Z'],
    ['at seven on the day when clocks go back', '2026-10-25', '2026-10-25T06:00:00.000Z'],
    ['at once when no day is chosen', null, '2026-03-01T10:00:00.000Z'],
    ['at once when seven is past', '2026-03-01', '2026-03-01T10:00:00.000Z'],
  ])('%s', (_what, sendOn, at) => {
    expect(giftLeavesAt({ sendOn, now }).toISOString()).toBe(at)
  })

  it.each([
    ['on the day itself', '2026-11-25', null],
    ['a year ahead', '2027-11-25', null],
    ['never on a day that is past', '2026-11-24', 'passé'],
    ['never after a year', '2027-11-26', 'un an'],
  ])('%s', (_what, sendOn, words) => {
    const refusal = sendDayRefusal({ sendOn, today: '2026-11-25' })
    if (words === null) expect(refusal).toBeNull()
    else expect(refusal).toContain(words)
  })
})

it('may be given back until the fourteenth day', () => {
  expect(withdrawalEnd('2026-12-24')).toBe('2027-01-07')
})

describe('cards pay', () => {
  const cards = [
    { cardId: 1, cents: 5_000 },
    { cardId: 2, cents: 10_000 },
  ]

  it.each([
    ['nothing of nothing', 0, []],
    ['a part of the first', 3_000, [[1, 3_000]]],
    [
      'the first, then a part of the second',
      8_000,
      [
        [1, 5_000],
        [2, 3_000],
      ],
    ],
    [
      'all that they hold, and no more',
      90_000,
      [
        [1, 5_000],
        [2, 10_000],
      ],
    ],
  ] as const)('%s', (_what, dueCents, parts) => {
    expect(spendCards({ cards, dueCents }).map(({ cardId, cents }) => [cardId, cents])).toEqual(parts)
  })

  it.each([
    ['less of the deposit', 36_000, 15_000, 21_000],
    ['nothing more when they cover it', 36_000, 50_000, 0],
  ])('and leave %s', (_what, dueCents, cardCents, left) => {
    expect(dueAfterCards({ dueCents, cardCents })).toBe(left)
  })
})
