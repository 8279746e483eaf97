import type { ReservationDetail } from '@/contract/reservations'
import { Badge } from '@/storefront/ui/badge'
import { LinkButton } from '@/storefront/ui/link-button'

/** Step 4 of what was canceled since: nothing is to be paid. */
export const CanceledOrder = ({ reservation: { number, reservation_id } }: { reservation: ReservationDetail }) => (
  <div className="conf">
    <div>
      <Badge tone="mute">Annulée</Badge>
      <h1 className="poster conf__title">Cette réservation est annulée</h1>
      <p className="lead">Il n’y a plus rien à régler. Ce qui a été payé, rendu ou retenu se lit dans ton espace.</p>
      <p className="num soft conf__number">Réservation {number}</p>
      <div className="row wrapx">
        <LinkButton look="go" size="lg" href={`/my-expeditions/${String(reservation_id)}`}>
          Voir ma réservation
        </LinkButton>
        <LinkButton look="line" size="lg" href="/expeditions">
          Trouver une autre aventure
        </LinkButton>
      </div>
    </div>
  </div>
)
