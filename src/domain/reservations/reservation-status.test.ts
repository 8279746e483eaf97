import { describe, expect, it } from 'vitest'
import { nextReservationStatus, reservationSection } from './reservation-status'

describe('a reservation', () => {
  it.each([
    ['pending', 'confirm', 'confirmed'],
    ['pending', 'pay', 'pending'],
    ['pending', 'move', 'pending'],
    ['pending', 'cancel', 'canceled'],
    ['confirmed', 'pay', 'confirmed'],
    ['confirmed', 'move', 'confirmed'],
    ['confirmed', 'cancel', 'canceled'],
    ['canceled', 'pay', 'canceled'],
  ] as const)('that is %s becomes, by « %s », %s', (status, action, next) => {
    expect(nextReservationStatus({ status, action })).toEqual({ ok: true, status: next })
  })

  it.each([
    ['confirmed', 'confirm', 'déjà confirmée'],
    ['canceled', 'confirm', 'annulée'],
    ['canceled', 'move', 'annulée'],
    ['canceled', 'cancel', 'annulée'],
  ] as const)('that is %s refuses « %s »', (status, action, message) => {
    const next = nextReservationStatus({ status, action })
    expect(next).toMatchObject({ ok: false })
    expect(!next.ok && next.message).toContain(message)
  })
})

describe('the section of a reservation', () => {
  it.each([
    ['is to come before the departure', 'pending', '2027-06-01', 'To come'],
    ['is to come on the last day', 'confirmed', '2027-06-18', 'To come'],
    ['is passed from the next day', 'confirmed', '2027-06-19', 'Passed'],
    ['is canceled before the departure', 'canceled', '2027-06-01', 'Canceled'],
    ['stays canceled afterwards', 'canceled', '2027-07-01', 'Canceled'],
  ] as const)('%s', (_case, status, today, section) => {
    expect(reservationSection({ status, departureEnd: '2027-06-18', today })).toBe(section)
  })
})
