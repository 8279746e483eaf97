'use client'

import { useSession } from '@/storefront/lib/session/hook'
import { Button } from '@/storefront/ui/button'
import { Note } from '@/storefront/ui/note'
import { useReservations } from '../api/use-reservations'
import { reservationSections } from '../rules/reservation-sections'
import { ReservationCard } from './reservation-card'
import { ReservationsEmpty } from './reservations-empty'
import { ReservationsSkeleton } from './reservations-skeleton'

type ReservationsListProps = { googleReviewUrl: string }

/** « Mes réservations »: what is to come, what is past, what was canceled. */
export const ReservationsList = ({ googleReviewUrl }: ReservationsListProps) => {
  const { user } = useSession()
  const { data, error, refetch } = useReservations(user?.id)
  if (error) {
    return (
      <Note tone="danger" role="alert">
        <p>{error.message}</p>
        <Button look="line" size="sm" className="note__act" onClick={() => void refetch()}>
          Réessayer
        </Button>
      </Note>
    )
  }
  if (!data) return <ReservationsSkeleton />
  const own = data.filter(({ is_guide }) => !is_guide)
  // Who guides has the calendar of their departures above: they are not told that nothing awaits them.
  if (own.length === 0) return data.length === 0 ? <ReservationsEmpty /> : null
  const sections = reservationSections(own)
  return sections.map(({ title, reservations }) => (
    <section key={title} className="rsec" aria-label={title}>
      <h2>{title}</h2>
      <div className="stack stack--loose">
        {reservations.map((reservation) => (
          <ReservationCard
            key={reservation.reservation_id}
            reservation={reservation}
            googleReviewUrl={googleReviewUrl}
          />
        ))}
      </div>
    </section>
  ))
}
