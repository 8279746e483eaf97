import { describe, expect, it } from 'vitest'
import { invoiceLines } from './invoice-lines'

const LINES = [
  { label: 'Traversée du Vercors', unitCents: 60_000, count: 2, cents: 120_000 },
  { label: 'Sac de couchage prêté', unitCents: 1_250, count: 1, cents: 1_250 },
]
const BOOKING = { isCanceled: false, owedCents: 121_250, travelersFeeCents: 0, lines: LINES }

describe('what a booking is invoiced for', () => {
  it('is what its contract says', () => {
    expect(invoiceLines(BOOKING)).toEqual(LINES)
  })

  it('has what is kept for travelers canceled before', () => {
    expect(invoiceLines({ ...BOOKING, owedCents: 131_250, travelersFeeCents: 10_000 }).at(-1)).toEqual({
      label: 'Frais d’annulation et de changement',
      unitCents: null,
      count: 1,
      cents: 10_000,
    })
  })

  it('says what was agreed beside, so that its sum is what is owed', () => {
    expect(invoiceLines({ ...BOOKING, owedCents: 120_000 }).at(-1)).toMatchObject({
      label: 'Ajustement convenu',
      cents: -1_250,
    })
  })

  it('is the fee alone once canceled, and nothing without one', () => {
    const canceled = { ...BOOKING, isCanceled: true }
    expect(invoiceLines({ ...canceled, owedCents: 30_000 })).toMatchObject([
      { label: 'Frais d’annulation', cents: 30_000 },
    ])
    expect(invoiceLines({ ...canceled, owedCents: 0 })).toEqual([])
  })
})
