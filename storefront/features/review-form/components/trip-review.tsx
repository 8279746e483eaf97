'use client'

import { useQuery } from '@tanstack/react-query'
import type { ReservationReview } from '@/contract/reviews'
import { formatDateRange } from '@/domain/days/french-dates'
import { ApiError } from '@/storefront/lib/api/api-error'
import { MINE, queryClient, WHILE_SHOWN } from '@/storefront/lib/api/query-client'
import { useSession } from '@/storefront/lib/session/hook'
import { Button } from '@/storefront/ui/button'
import { EmptyState } from '@/storefront/ui/empty-state'
import { LinkButton } from '@/storefront/ui/link-button'
import { LoadingText } from '@/storefront/ui/loading-text'
import { Note } from '@/storefront/ui/note'
import { Photo } from '@/storefront/ui/photo'
import { loadReview } from '../api/review-calls'
import { GivenReview } from './given-review'
import { ReviewForm } from './review-form'

const REFUSALS = {
  canceled: 'Cette réservation est annulée\u00a0: il n’y a pas de voyage à raconter.',
  not_confirmed: 'Cette réservation n’est pas confirmée.',
  not_over: 'Ton voyage n’est pas terminé. Reviens le raconter à ton retour\u00a0!',
} as const

/** The trip of one's reservation: the form of its review, or the one already given. */
export const TripReview = ({ reservationId }: { reservationId: number }) => {
  const { user } = useSession()
  const queryKey = [MINE, 'review', user?.id, reservationId]
  const {
    data: trip,
    error,
    refetch,
  } = useQuery({ queryKey, queryFn: () => loadReview(reservationId), retry: false, ...WHILE_SHOWN }, queryClient())

  if (!user) return null
  if (error instanceof ApiError && error.status === 404) {
    return (
      <EmptyState
        title="Cette réservation n’est pas la tienne"
        action={<LinkButton href="/my-expeditions">Voir mes réservations</LinkButton>}
      >
        <p>Vérifie l’adresse, ou connecte-toi avec le compte qui a réservé.</p>
      </EmptyState>
    )
  }
  if (error) {
    return (
      <Note tone="danger" role="alert">
        <p>Ton voyage n’a pas pu être chargé.</p>
        <Button look="line" size="sm" className="note__act" onClick={() => void refetch()}>
          Réessayer
        </Button>
      </Note>
    )
  }
  if (!trip) return <LoadingText>Chargement de ton voyage…</LoadingText>
  return (
    <div className="trip-review">
      <TripSummary trip={trip} />
      <TripState
        trip={trip}
        firstName={user.first_name ?? 'Voyageur'}
        onSent={(next) => queryClient().setQueryData(queryKey, next)}
      />
    </div>
  )
}

const TripSummary = ({ trip }: { trip: ReservationReview }) => (
  <aside className="box" aria-label="Ton voyage">
    {trip.expedition.photo && (
      <Photo
        src={trip.expedition.photo}
        alt=""
        className="trip-review__picture"
        sizes="(min-width: 994px) 22rem, 90vw"
      />
    )}
    <h2>{trip.expedition.name}</h2>
    <p className="soft">{formatDateRange({ start: trip.departure_start, end: trip.departure_end })}</p>
  </aside>
)

type TripStateProps = { trip: ReservationReview; firstName: string; onSent: (trip: ReservationReview) => void }

const TripState = ({ trip, firstName, onSent }: TripStateProps) => {
  if (trip.review) return <GivenReview review={trip.review} slug={trip.expedition.slug} />
  if (trip.refusal) {
    return (
      <Note tone="info" role="status">
        {REFUSALS[trip.refusal]}
      </Note>
    )
  }
  return <ReviewForm reservationId={trip.reservation_id} firstName={firstName} onSent={onSent} />
}
