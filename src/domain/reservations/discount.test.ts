import { describe, expect, it } from 'vitest'
import { discountCents, discountLabel, effectWords, formatDiscount, type Discount } from './discount'

const ADULTS = { unitCents: 64_000, count: 2 }
const CHILD = { unitCents: 3_000, count: 1 }
const promo = (effect: Extract<Discount, { kind: 'promo' }> extends infer One ? Partial<One> : never): Discount =>
  ({ kind: 'promo', code: 'PREMIERTRAIN', ...effect }) as Discount
const desk = (cents: number): Discount => ({ kind: 'desk', effect: 'booking', cents })

type Case = [string, Discount[], number[], { fares?: Array<typeof ADULTS>; optionsCents?: number }?]

describe('a discount', () => {
  it.each<Case>([
    ['is so much for each traveler', [promo({ effect: 'person', cents: 4_000 })], [8_000]],
    ['is so much for the booking', [promo({ effect: 'booking', cents: 3_000 })], [3_000]],
    ['is a share of the trip, to the cent', [promo({ effect: 'percent', percent: 5 })], [6_400]],
    [
      'rounds half a cent up',
      [promo({ effect: 'percent', percent: 5 })],
      [1],
      { fares: [{ unitCents: 10, count: 1 }] },
    ],
    [
      'takes off a place no more than it costs',
      [promo({ effect: 'person', cents: 4_000 })],
      [11_000],
      { fares: [ADULTS, CHILD] },
    ],
    [
      'of a code leaves the options',
      [promo({ effect: 'booking', cents: 200_000 })],
      [128_000],
      { optionsCents: 5_000 },
    ],
    ['of the agency is of options too', [desk(200_000)], [133_000], { optionsCents: 5_000 }],
    [
      'of the agency is of what the code leaves',
      [promo({ effect: 'percent', percent: 50 }), desk(100_000)],
      [64_000, 64_000],
    ],
  ])('%s', (_name, discounts, expected, { fares = [ADULTS], optionsCents = 0 } = {}) => {
    expect(discountCents({ discounts, fares, optionsCents })).toEqual(expected)
  })
})

it('says what it does', () => {
  expect(effectWords({ effect: 'percent', percent: 5 })).toBe('5\u00a0%')
  expect(effectWords({ effect: 'person', cents: 4_000 })).toBe('40\u00a0€ par personne')
  expect(effectWords({ effect: 'booking', cents: 3_050 })).toBe('30,50\u00a0€')
})

it('is named, and written below zero', () => {
  expect(discountLabel(promo({ effect: 'booking', cents: 1 }))).toBe('Code PREMIERTRAIN')
  expect(discountLabel(desk(1))).toBe('Remise de l’agence')
  expect(formatDiscount(-80)).toBe('−\u00a080\u00a0€')
})
