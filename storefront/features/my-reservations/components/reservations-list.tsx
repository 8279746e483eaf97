'use client'

import { useQuery } from '@tanstack/react-query'
import { listReservations } from '@/contract/reservations'
import { callApi } from '@/storefront/lib/api/call-api'
import { MINE, queryClient, WHILE_SHOWN } from '@/storefront/lib/api/query-client'
import { useSession } from '@/storefront/lib/session/hook'
import { readSession } from '@/storefront/lib/session/store'
import { Button } from '@/storefront/ui/button'
import { EmptyState } from '@/storefront/ui/empty-state'
import { LinkButton } from '@/storefront/ui/link-button'
import { Note } from '@/storefront/ui/note'
import { Skeleton } from '@/storefront/ui/skeleton'
import { reservationSections } from '../rules/reservation-sections'
import { ReservationCard } from './reservation-card'

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
  if (data.length === 0) return <ReservationsEmpty />
  return reservationSections(data).map(({ title, reservations }) => (
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

/** The title of the page: « Mes départs » for a guide who has booked nothing. */
export const ReservationsTitle = () => {
  const { isReady, user } = useSession()
  return isReady && user ? <OwnTitle userId={user.id} /> : <h1>Mes réservations</h1>
}

const OwnTitle = ({ userId }: { userId: number }) => {
  const { data = [] } = useReservations(userId)
  const isGuideAlone = data.length > 0 && data.every((reservation) => reservation.is_guide)
  return <h1>{isGuideAlone ? 'Mes départs' : 'Mes réservations'}</h1>
}

/** The place of the first reservations, at their size. */
const ReservationsSkeleton = () => (
  <div className="rsec" role="status">
    <span className="sr-only">Chargement de tes réservations…</span>
    <Skeleton className="sk--year" />
    <div className="stack stack--loose">
      <Skeleton className="resa-sk" />
      <Skeleton className="resa-sk" />
    </div>
  </div>
)

const ReservationsEmpty = () => (
  <EmptyState
    title={'Tu n’as pas de réservation en cours\u00a0!'}
    action={
      <LinkButton look="go" size="lg" href="/expeditions">
        Découvrir les aventures
      </LinkButton>
    }
  >
    <p>Le prochain train part bientôt. On regarde ensemble où il s’arrête{'\u00a0'}?</p>
  </EmptyState>
)

/** The reservations of who is signed in, and the departures he or she guides. */
const useReservations = (userId: number | undefined) => {
  return useQuery(
    {
      queryKey: [MINE, 'reservations', userId],
      ...WHILE_SHOWN,
      queryFn: async () => {
        const { list_reservations } = await callApi(listReservations, {
          token: readSession().user?.token,
        })
        return list_reservations
      },
    },
    queryClient(),
  )
}
