import { describe, expect, it } from 'vitest'
import { BOOKING_STATE_LABELS, bookingState } from './booking-state'

const booking = {
  status: 'pending' as const,
  paid: 0,
  arriving: 0,
  price: { deposit: 666.9, total: 2223 },
  awaited: null,
}
const awaited = { missing_count: 2, decision_on: '2027-05-07' }

describe('BOOKING_STATE_LABELS', () => {
  it.each([
    ['nothing is paid', {}, 'En attente de règlement'],
    ['two of six shares are debited', { paid: 222.3 }, 'Acompte reçu en partie'],
    ['the other shares are authorised', { paid: 222.3, arriving: 444.6 }, 'Acompte reçu'],
    ['the deposit is received', { paid: 666.9 }, 'Acompte reçu'],
    ['the deposit is received and the departure misses travelers', { paid: 666.9, awaited }, 'Acompte reçu'],
    ['a part of the balance is received', { paid: 1_000 }, 'Acompte reçu'],
    ['all is received', { paid: 2223 }, 'Tout est réglé'],
    ['more than all is received', { paid: 2300 }, 'Tout est réglé'],
    [
      'all is received and the departure misses travelers',
      { paid: 2223, awaited },
      'Tout est réglé, départ à confirmer',
    ],
    ['it is confirmed', { status: 'confirmed' as const, paid: 666.9 }, 'Confirmée'],
    ['it is canceled', { status: 'canceled' as const, paid: 2223 }, 'Annulée'],
  ])('says when %s', (_when, changes, label) => {
    expect(BOOKING_STATE_LABELS[bookingState({ ...booking, ...changes })]).toBe(label)
  })
})

describe('bookingState', () => {
  it('takes a whole price that is due at once for all, not for a deposit', () => {
    expect(bookingState({ ...booking, paid: 900, price: { deposit: 900, total: 900 } })).toBe('paid')
  })
})
