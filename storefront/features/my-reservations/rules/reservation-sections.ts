import type { Reservation } from '@/contract/reservation-detail'

type Section = { title: string; reservations: Reservation[] }

const SECTIONS = [
  { title: 'À venir', status: 'To come', isNearestFirst: true },
  { title: 'Passées', status: 'Passed', isNearestFirst: false },
  { title: 'Annulées', status: 'Canceled', isNearestFirst: false },
] as const

/** The sections of « Mes réservations » (spec §2): next departure first, then the latest ones; none is shown empty. */
export const reservationSections = (reservations: readonly Reservation[]): Section[] =>
  SECTIONS.map(({ title, status, isNearestFirst }) => {
    const inOrder = reservations
      .filter(({ reservation_status_front_end }) => reservation_status_front_end === status)
      .toSorted((one, other) => one.departure_date.localeCompare(other.departure_date))
    return { title, reservations: isNearestFirst ? inOrder : inOrder.toReversed() }
  }).filter((section) => section.reservations.length > 0)
