import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CANCELLATION_TERMS } from '../../../tests/factories/fee-table'
import { feeCalculation, type FeeFacts } from './fee-calculation'

const standing: FeeFacts = {
  ...CANCELLATION_TERMS,
  departureStart: '2027-06-14',
  today: '2027-05-20',
  travelers: 2,
  totalCents: 128_000,
  travelersFeeCents: 0,
  savingsCents: 0,
  paidCents: 100_000,
  canceled: null,
  changedOn: '2027-03-01',
}
const canceled = { on: '2027-05-20', feeCents: 38_400, indemnityCents: 0, byAgency: false }

describe('the calculation of fees', () => {
  it('is the one of today while a booking stands', () => {
    expect(feeCalculation(standing)).toMatchObject({
      day: '2027-05-20',
      refundPercent: 70,
      baseCents: 128_000,
      tableFeeCents: 38_400,
      feeCents: 38_400,
      adjustmentCents: 0,
      refundCents: 61_600,
      refundBy: '2027-06-03',
    })
  })

  it('stays the one of the day of its cancellation', () => {
    const later = { ...standing, today: '2027-06-10', changedOn: '2027-05-20', canceled }
    expect(feeCalculation(later)).toMatchObject({ day: '2027-05-20', feeCents: 38_400, refundBy: '2027-06-03' })
  })

  it('says what the agency took off, apart from what was saved and sold again', () => {
    const facts = { ...standing, savingsCents: 20_000, canceled: { ...canceled, feeCents: 18_400 } }
    expect(feeCalculation(facts)).toMatchObject({ adjustmentCents: 0, savingsCents: 20_000, refundCents: 81_600 })
    const kinder = { ...standing, canceled: { ...canceled, feeCents: 10_000 } }
    expect(feeCalculation(kinder)).toMatchObject({ adjustmentCents: -28_400, refundCents: 90_000 })
  })

  it('counts no fee when the agency cancels', () => {
    const byAgency = { on: '2027-05-20', feeCents: 0, indemnityCents: 38_400, byAgency: true }
    expect(feeCalculation({ ...standing, canceled: byAgency })).toMatchObject({
      tableFeeCents: 0,
      adjustmentCents: 0,
      refundCents: 138_400,
    })
  })

  it('adds up, line by line, to what is kept', () => {
    const cents = fc.integer({ min: 0, max: 2_000_000 })
    fc.assert(
      fc.property(cents, cents, cents, fc.boolean(), (base, travelersFeeCents, savingsCents, isCanceled) => {
        const facts = {
          ...standing,
          totalCents: base + travelersFeeCents,
          travelersFeeCents,
          savingsCents,
          canceled: isCanceled ? canceled : null,
        }
        const { tableFeeCents, adjustmentCents, feeCents } = feeCalculation(facts)
        const saved = isCanceled ? savingsCents : 0
        expect(tableFeeCents + travelersFeeCents + adjustmentCents - saved).toBe(feeCents)
      }),
    )
  })
})
