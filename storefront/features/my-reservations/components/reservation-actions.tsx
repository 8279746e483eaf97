import { ArrowUpRight, TriangleAlert } from 'lucide'
import type { Reservation } from '@/contract/reservation-detail'
import { withDe } from '@/domain/text/elision'
import { Icon } from '@/storefront/ui/icon'
import { LinkButton } from '@/storefront/ui/link-button'
import { Note } from '@/storefront/ui/note'

type ReservationActionsProps = { reservation: Reservation; googleReviewUrl: string }

/** What can still be done with a reservation: prepare it, or give an opinion of it; nothing once canceled. */
export const ReservationActions = ({ reservation, googleReviewUrl }: ReservationActionsProps) => {
  const { name, dashboard_completness, reservation_status_front_end: status } = reservation
  if (status === 'Canceled') return null
  if (status === 'Passed') {
    return (
      <div>
        <LinkButton look="line" href={googleReviewUrl}>
          Donner mon avis sur Google
          <Icon of={ArrowUpRight} />
          <span className="sr-only">, nouvel onglet</span>
        </LinkButton>
      </div>
    )
  }
  const isToComplete = dashboard_completness < 100
  return (
    <>
      {isToComplete && (
        <Note tone="warn" icon={TriangleAlert}>
          Profil participant à compléter
        </Note>
      )}
      <div>
        <LinkButton look={isToComplete ? 'go' : 'ink'} href={dashboardOf(reservation)}>
          Accéder au dashboard <span className="sr-only">{withDe(name)}</span>
        </LinkButton>
      </div>
    </>
  )
}

const dashboardOf = ({ is_guide, departure_id, reservation_id }: Reservation): string =>
  is_guide ? `/my-expeditions/admin/${String(departure_id)}` : `/my-expeditions/${String(reservation_id)}`
