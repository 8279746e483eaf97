import { expect, it } from 'vitest'
import { paymentCalendar } from './payment-calendar'

const booking = { totalCents: 128_000, departureStart: '2027-06-14', bookedOn: '2027-03-01' }

it('says what is paid when, and when the seats of a late deposit are on sale again', () => {
  expect(paymentCalendar({ ...booking, terms: { deposit_percent: 40, grace_days: 6 } })).toEqual({
    depositCents: 51_200,
    depositDueOn: '2027-03-08',
    balanceCents: 76_800,
    balanceDueOn: '2027-05-15',
    claimOn: '2027-03-08',
    releaseOn: '2027-03-15',
  })
})
