import { CalendarDays, Clock } from 'lucide'
import type { Reservation } from '@/contract/reservation-detail'
import type { BookingState } from '@/domain/reservations/booking-state'
import { formatShortDate } from '@/domain/days/french-dates'
import { formatCount } from '@/domain/text/plural'
import { BookingBadge } from '@/storefront/parts/booking-badge'
import { LevelMark } from '@/storefront/parts/level-mark'
import { Icon } from '@/storefront/ui/icon'
import { Photo } from '@/storefront/ui/photo'
import { ReservationActions } from './reservation-actions'

type ReservationCardProps = { reservation: Reservation; googleReviewUrl: string }

const LOOKS = { 'To come': '', Passed: 'is-past', Canceled: 'is-cancel' }

/** One trip of « Mes réservations », and what can still be done with it. */
export const ReservationCard = ({ reservation, googleReviewUrl }: ReservationCardProps) => {
  const { name, level_number, duration_days, main_photo_small } = reservation
  const state = stateShown(reservation)
  return (
    <article className={`resa ${LOOKS[reservation.reservation_status_front_end]}`}>
      <div className="resa__img">
        {main_photo_small && <Photo src={main_photo_small} alt="" sizes="(min-width: 48rem) 272px, 92vw" />}
      </div>
      <div className="resa__body">
        <div className="resa__head">
          <h3>{name}</h3>
          {state !== null && <BookingBadge state={state} />}
        </div>
        <ul className="resa__facts soft">
          <li>
            <Icon of={CalendarDays} />
            Départ le {formatShortDate(reservation.departure_date)}
          </li>
          <li>
            <Icon of={Clock} />
            {formatCount(duration_days, 'jour')}
          </li>
          <li>
            <LevelMark level={level_number} />
          </li>
        </ul>
        <ReservationActions reservation={reservation} googleReviewUrl={googleReviewUrl} />
      </div>
    </article>
  )
}

/** How far a reservation is; nothing is said of the payments of a trip that is over, nor of a departure that one guides. */
const stateShown = (reservation: Reservation): BookingState | null => {
  const { booking_state: state, is_confirmed, reservation_status_front_end: section } = reservation
  if (section === 'Canceled') return 'canceled'
  if (section === 'Passed') return null
  return is_confirmed ? 'confirmed' : state
}
