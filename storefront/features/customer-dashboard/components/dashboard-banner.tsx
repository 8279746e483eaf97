import type { ReservationDetail } from '@/contract/reservation-detail'
import { bookingState } from '@/domain/reservations/booking-state'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { awaitedWords } from '@/domain/departures/departure-words'
import { formatDateRange } from '@/domain/days/french-dates'
import { formatCount } from '@/domain/text/plural'
import { Badge } from '@/storefront/ui/badge'
import { BookingBadge } from '@/storefront/parts/booking-badge'
import { LevelMark } from '@/storefront/parts/level-mark'
import { Photo } from '@/storefront/ui/photo'
import { countdown } from '../rules/countdown'

/** The trip at a glance: its picture, its state, when and in how many days. */
export const DashboardBanner = ({ reservation }: { reservation: ReservationDetail }) => {
  const { name, status, main_photo_small: photo, level_number: level } = reservation
  const count = countdown(reservation)
  return (
    <header className={`dash-banner on-dark ${status === 'canceled' ? 'is-canceled' : ''}`}>
      {photo && <Photo src={photo} alt="" sizes="(min-width: 80rem) 1280px, 100vw" priority />}
      <div className="row row-b wrapx dash-banner__in">
        <div>
          <p className="row row--tight wrapx dash-banner__states">
            <StatusBadge reservation={reservation} />
            <AwaitedBadge reservation={reservation} />
          </p>
          <h1>{name}</h1>
          <p className="row wrapx dash-banner__facts">
            <span>{formatDateRange({ start: reservation.departure_date, end: reservation.departure_end })}</span>
            <span>{formatCount(reservation.duration_days, 'jour')}</span>
            <span className="row row--tight">
              <LevelMark level={level} />
            </span>
          </p>
        </div>
        {count && (
          <p className="dash-banner__days num">
            <b>{count.figure}</b>
            {count.text}
          </p>
        )}
      </div>
    </header>
  )
}

/** Who is missing for the departure to leave, until it leaves. */
const AwaitedBadge = ({ reservation }: { reservation: ReservationDetail }) => {
  const { awaited, departure_date: start } = reservation
  const today = calendarDayInParis(new Date())
  if (!awaited || start <= today) return null
  const { text, decidedOn } = awaitedWords({ awaited, today })
  return <Badge tone="info">{decidedOn ? `${text}, décision le ${decidedOn}` : `Départ ${text.toLowerCase()}`}</Badge>
}

const StatusBadge = ({ reservation }: { reservation: ReservationDetail }) => {
  if (reservation.reservation_status_front_end === 'Passed') return <Badge tone="mute">Passée</Badge>
  return <BookingBadge state={bookingState(reservation)} />
}
