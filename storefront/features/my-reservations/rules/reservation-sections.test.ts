import { describe, expect, it } from 'vitest'
import { buildReservation } from './build-reservation.fixture'
import { reservationSections } from './reservation-sections'

const on = (departure_date: string, reservation_status_front_end: 'To come' | 'Passed' | 'Canceled') =>
  buildReservation({ departure_date, reservation_status_front_end })

describe('reservationSections', () => {
  it('shows what is to come from the nearest, what is past from the latest', () => {
    const sections = reservationSections([
      on('2027-09-05', 'To come'),
      on('2026-01-24', 'Passed'),
      on('2027-06-14', 'To come'),
      on('2026-05-09', 'Canceled'),
      on('2026-06-20', 'Passed'),
    ])
    expect(
      sections.map(({ title, reservations }) => [title, ...reservations.map((one) => one.departure_date)]),
    ).toEqual([
      ['À venir', '2027-06-14', '2027-09-05'],
      ['Passées', '2026-06-20', '2026-01-24'],
      ['Annulées', '2026-05-09'],
    ])
  })

  it('shows no empty section', () => {
    expect(reservationSections([on('2026-06-20', 'Passed')]).map(({ title }) => title)).toEqual(['Passées'])
    expect(reservationSections([])).toEqual([])
  })
})
