import { expect, it } from 'vitest'
import { CANCELLATION_TERMS } from '../../../tests/factories/fee-table'
import { endingIndemnity, minimumRefusal } from './departure-ending'

const MAY = {
  status: 'open' as const,
  departureStart: '2027-05-24',
  departureEnd: '2027-06-01',
  minParticipants: 4,
  today: '2027-05-04',
}

it('a departure is canceled for want of participants until the last day to tell it', () => {
  expect(minimumRefusal(MAY)).toBeNull()
})

it.each([
  ['the day after', { today: '2027-05-05' }, /4\smai\s2027 au plus tard \(article L211-14/],
  ['once confirmed', { status: 'confirmed' as const }, /est confirmé/],
  ['without a minimum', { minParticipants: null }, /pas de minimum/],
])('but not %s', (_, change, said) => {
  expect(minimumRefusal({ ...MAY, ...change })).toMatch(said)
})

it('who is canceled for another reason is owed what canceling that day would have cost them', () => {
  const booking = {
    ...CANCELLATION_TERMS,
    totalCents: 100_000,
    travelersFeeCents: 0,
    departureStart: '2027-05-24',
    today: '2027-05-05',
  }
  expect(endingIndemnity({ ending: 'other', ...booking })).toBe(30_000)
  expect(endingIndemnity({ ending: 'other', ...booking, today: '2027-04-01' })).toBe(0)
  expect(endingIndemnity({ ending: 'minimum', ...booking })).toBe(0)
  expect(endingIndemnity({ ending: 'circumstances', ...booking })).toBe(0)
  expect(endingIndemnity({ ending: 'other', ...booking, totalCents: 110_000, travelersFeeCents: 10_000 })).toBe(30_000)
})
