import { expect, it } from 'vitest'
import { departureMargins } from './departure-margins'

const TRIP = {
  priceCents: 148_000,
  reductionCents: 0,
  fixedCostCents: 300_000,
  travelerCostCents: 58_000,
  firm: 2,
  minimum: 4,
}

it('says what a departure leaves with who comes, and with each more up to its minimum', () => {
  expect(departureMargins(TRIP)).toEqual([
    { travelers: 2, margin_cents: -120_000 },
    { travelers: 3, margin_cents: -30_000 },
    { travelers: 4, margin_cents: 60_000 },
  ])
})

it('says it once of a departure that has its minimum', () => {
  expect(departureMargins({ ...TRIP, firm: 5 })).toEqual([{ travelers: 5, margin_cents: 150_000 }])
})

it('takes off what the children who are sure to come pay less', () => {
  expect(departureMargins({ ...TRIP, firm: 5, reductionCents: 40_000 })).toEqual([
    { travelers: 5, margin_cents: 110_000 },
  ])
})

it('says nothing of costs that nobody wrote down', () => {
  expect(departureMargins({ ...TRIP, fixedCostCents: null })).toEqual([])
  expect(departureMargins({ ...TRIP, minimum: null })).toEqual([])
})
