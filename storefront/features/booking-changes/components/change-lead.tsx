import type { ReservationDetail } from '@/contract/reservation-detail'
import { formatDays } from '@/domain/days/french-dates'
import { joinNames, participantName } from '@/storefront/lib/forms/participant-name'

/** What may be changed: the trip, its days, and who goes, as they are by now. */
export const ChangeLead = ({ reservation }: { reservation: ReservationDetail }) => {
  const { name, departure_date: start, departure_end: end, participants } = reservation
  return (
    <p className="lead change-lead">
      {name}, {formatDays({ start, end })}, {joinNames(participants.map(participantName))}
    </p>
  )
}
