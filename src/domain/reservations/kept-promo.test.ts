import { describe, expect, it } from 'vitest'
import type { PricedBooking } from './booking-price'
import type { Discount } from './discount'
import { promoAfter, promoRuleWords, type KeptPromo } from './kept-promo'

const GROUP: KeptPromo['discount'] = { kind: 'promo', code: 'GROUPE', effect: 'person', cents: 4_000 }
const DESK: Discount = { kind: 'desk', effect: 'booking', cents: 1_000 }

const promo = (more: Partial<KeptPromo> = {}): KeptPromo => ({
  ...{ discount: GROUP, rule: 'withdrawn', minTravelers: 3, departuresFrom: null, departuresUntil: null },
  isWithdrawn: false,
  ...more,
})
const booking = (travelers: number, more: Partial<PricedBooking> = {}): PricedBooking => ({
  ...{ label: '', unitCents: 50_000, travelers, childFare: null, children: 0, options: [], discounts: [GROUP, DESK] },
  ...more,
})
const SUMMER = { minTravelers: null, departuresFrom: '2027-06-01', departuresUntil: '2027-08-31' }
const withdrawn = { isWithdrawn: true }

type Case = [
  string,
  Parameters<typeof promoAfter>[0],
  { isWithdrawn: boolean; cents: number | null; discounts: number },
]

describe('a code whose condition a change may end', () => {
  it.each<Case>([
    [
      'stays from 4 to 3 of 3',
      { booking: booking(3), promo: promo(), departureStart: null },
      { isWithdrawn: false, cents: null, discounts: 2 },
    ],
    [
      'goes from 3 to 2 of 3',
      { booking: booking(2), promo: promo(), departureStart: null },
      { isWithdrawn: true, cents: 8_000, discounts: 1 },
    ],
    [
      'is kept where its rule says so',
      { booking: booking(2), promo: promo({ rule: 'kept' }), departureStart: null },
      { isWithdrawn: false, cents: null, discounts: 2 },
    ],
    [
      'stays on another date of its days',
      { booking: booking(2), promo: promo(SUMMER), departureStart: '2027-08-31' },
      { isWithdrawn: false, cents: null, discounts: 2 },
    ],
    [
      'goes on a date beyond its days',
      { booking: booking(2), promo: promo(SUMMER), departureStart: '2027-09-01' },
      { isWithdrawn: true, cents: 8_000, discounts: 1 },
    ],
    [
      'is kept on a date beyond its days by its rule',
      { booking: booking(2), promo: promo({ ...SUMMER, rule: 'kept' }), departureStart: '2027-09-01' },
      { isWithdrawn: false, cents: null, discounts: 2 },
    ],
    [
      'stays where the agency moved its days',
      { booking: booking(2), promo: promo(SUMMER), departureStart: null },
      { isWithdrawn: false, cents: null, discounts: 2 },
    ],
    [
      'comes back with its condition',
      {
        booking: booking(2, { discounts: [DESK] }),
        promo: promo({ ...SUMMER, ...withdrawn }),
        departureStart: '2027-07-01',
      },
      { isWithdrawn: false, cents: -8_000, discounts: 2 },
    ],
    [
      'stays gone while nothing brings it back',
      { booking: booking(3, { discounts: [DESK] }), promo: promo({ ...SUMMER, ...withdrawn }), departureStart: null },
      { isWithdrawn: true, cents: null, discounts: 1 },
    ],
    [
      'does not come back on its date for too few',
      {
        booking: booking(2, { discounts: [DESK] }),
        promo: promo({ ...SUMMER, minTravelers: 3, ...withdrawn }),
        departureStart: '2027-07-01',
      },
      { isWithdrawn: true, cents: null, discounts: 1 },
    ],
    [
      'is no code',
      { booking: booking(2, { discounts: [DESK] }), promo: null, departureStart: '2027-07-01' },
      { isWithdrawn: false, cents: null, discounts: 1 },
    ],
  ])('%s', (_case, changed, expected) => {
    const { isWithdrawn, change, discounts } = promoAfter(changed)
    expect({ isWithdrawn, cents: change?.cents ?? null, discounts: discounts.length }).toEqual(expected)
  })

  it('takes off no more than there is, so that no more is lost', () => {
    const { change } = promoAfter({ booking: booking(2, { unitCents: 1_500 }), promo: promo(), departureStart: null })
    // The agency's own discount takes the place of what the code leaves.
    expect(change?.cents).toBe(2_000)
  })

  it.each([
    [
      promo(),
      booking(2),
      null,
      'Le code GROUPE vaut à partir de 3 personnes : sa remise de 80 € est retirée, et cette somme s’ajoute au prix.',
    ],
    [
      promo(SUMMER),
      booking(1),
      '2027-09-01',
      'Le code GROUPE vaut pour les départs du 1er juin 2027 au 31 août 2027 : sa remise de 40 € est retirée, et cette somme s’ajoute au prix.',
    ],
    [
      promo({ ...SUMMER, ...withdrawn }),
      booking(1, { discounts: [] }),
      '2027-06-01',
      'Le code GROUPE s’applique de nouveau : 40 € de remise.',
    ],
  ])('says what it costs', (kept, changed, departureStart, words) => {
    expect(promoAfter({ booking: changed, promo: kept, departureStart }).change?.words.replaceAll('\u00a0', ' ')).toBe(
      words,
    )
  })
})

it.each([
  [promo({ minTravelers: null }), null],
  [promo({ rule: 'kept' }), 'Si la réservation change ensuite, la remise reste.'],
  [promo(), 'S’il reste moins de 3 personnes, la remise est retirée et la différence est à payer.'],
  [
    promo(SUMMER),
    'Si tu changes pour un départ hors de ces dates, la remise est retirée et la différence est à payer.',
  ],
  [
    promo({ ...SUMMER, minTravelers: 3 }),
    'S’il reste moins de 3 personnes, ou si tu changes pour un départ hors de ces dates, la remise est retirée et la différence est à payer.',
  ],
])('the terms of a code say its rule', (condition, words) => {
  expect(promoRuleWords(condition)?.replaceAll('\u00a0', ' ') ?? null).toBe(words)
})
