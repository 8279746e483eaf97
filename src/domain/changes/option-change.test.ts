import { describe, expect, it } from 'vitest'
import type { PricedBooking } from '@/domain/reservations/booking-price'
import { FEE_TABLE } from '../../../tests/factories/fee-table'
import { changeOption, mayChangeOptions } from './option-change'

const TENT = { id: 'tent', label: 'Tente', unitCents: 4000, count: 1 }
const BAG = { id: 'bag', label: 'Sac', unitCents: 1500, count: 0 }

type Given = Partial<Parameters<typeof changeOption>[0] & PricedBooking>

const change = ({ travelers = 2, options = [TENT], discounts = [], ...given }: Given) =>
  changeOption({
    feeTable: FEE_TABLE,
    refundCeiling: 100,
    departureStart: '2027-06-14',
    today: '2027-04-01',
    priced: { label: '', unitCents: 50_000, travelers, childFare: null, children: 0, options, discounts },
    totalCents: 104_000,
    depositCents: 31_200,
    option: { ...BAG, count: 2 },
    ...given,
  })

type Case = [string, Parameters<typeof change>[0], [number, number, number]]

describe('an option of a booking', () => {
  it.each<Case>([
    ['is added at its price, and the deposit stays', {}, [107_000, 0, 31_200]],
    ['is for one more', { option: { ...TENT, count: 2 } }, [108_000, 0, 31_200]],
    ['is dropped for free while canceling is', { option: { ...TENT, count: 0 } }, [100_000, 0, 30_000]],
    ['is dropped for 30 % later', { option: { ...TENT, count: 0 }, today: '2027-05-20' }, [101_200, 1200, 30_360]],
    ['gives nothing back at the end', { option: { ...TENT, count: 0 }, today: '2027-06-10' }, [104_000, 4000, 31_200]],
    [
      'gives back no more than its moves have left',
      { option: { ...TENT, count: 0 }, refundCeiling: 70 },
      [101_200, 1200, 30_360],
    ],
    [
      'of more travelers than are left costs for those who are',
      { travelers: 1, options: [{ ...TENT, count: 2 }], totalCents: 54_000, option: { ...TENT, count: 0 } },
      [50_000, 0, 28_889],
    ],
  ])('%s', (_case, given, [totalCents, feeCents, depositCents]) => {
    expect(change(given)).toMatchObject({ totalCents, feeCents, depositCents })
  })

  it('keeps its place among the others, or comes last', () => {
    const idsOf = (given: Parameters<typeof change>[0]) => change(given).options.map(({ id, count }) => [id, count])
    expect(idsOf({})).toEqual([
      ['tent', 1],
      ['bag', 2],
    ])
    expect(idsOf({ options: [TENT, { ...BAG, count: 1 }], option: { ...TENT, count: 2 } })).toEqual([
      ['tent', 2],
      ['bag', 1],
    ])
    expect(idsOf({ option: { ...TENT, count: 0 } })).toEqual([])
  })
})

// Clocks go forward on 28 March 2027.
it.each([
  ['2027-03-27', '2027-03-29', true],
  ['2027-03-29', '2027-03-29', true],
  ['2027-03-30', '2027-03-29', false],
  ['2027-03-01', null, false],
])('on %s, for a balance due on %s: %s', (today, balanceDueOn, isOpen) => {
  expect(mayChangeOptions({ balanceDueOn, today })).toBe(isOpen)
})
