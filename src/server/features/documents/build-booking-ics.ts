import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { ReservationDetail } from '@/contract/reservation-detail'
import { dayAfter, localMidnight } from '@/server/platform/calendar/ics-days'

/**
 * The trip for a calendar: an event of whole days, the same one each time (its UID stays, `sequence` grows with each
 * change), canceled when the reservation is.
 */
export const buildBookingIcs = ({
  reservation,
  siteUrl,
  sequence,
}: {
  reservation: ReservationDetail
  siteUrl: string
  sequence: number
}): string => {
  const page = `${siteUrl}/my-expeditions/${String(reservation.reservation_id)}`
  const { station, meeting_point: meetingPoint } = reservation.expedition
  const calendar = ical({
    name: 'Lagopède',
    prodId: { company: 'Lagopede', product: 'Reservations', language: 'FR' },
    method: ICalCalendarMethod.PUBLISH,
  })
  calendar.createEvent({
    id: `reservation-${String(reservation.reservation_id)}@${new URL(siteUrl).hostname}`,
    sequence,
    stamp: lastChangeOf(reservation),
    allDay: true,
    start: localMidnight(reservation.departure_date),
    end: localMidnight(dayAfter(reservation.departure_end)),
    summary: reservation.name,
    location: meetingPoint ?? station ?? undefined,
    description: [
      `Réservation ${reservation.number}`,
      meetingPoint && `Rendez-vous : ${meetingPoint}`,
      station && `Gare : ${station}`,
      `Ton espace de préparation : ${page}`,
    ]
      .filter(Boolean)
      .join('\n'),
    url: page,
    status: {
      pending: ICalEventStatus.TENTATIVE,
      confirmed: ICalEventStatus.CONFIRMED,
      canceled: ICalEventStatus.CANCELLED,
    }[reservation.status],
  })
  return calendar.toString()
}

const lastChangeOf = ({ history }: ReservationDetail): Date =>
  new Date(Math.max(0, ...history.map(({ at }) => Date.parse(at))))
