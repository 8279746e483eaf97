import type { CartDetail } from '@/contract/cart-detail'
import { RESERVATION_PATHS } from '@/domain/reservations/reservation-paths'
import { Note } from '@/storefront/ui/note'
import { SiteLink } from '@/storefront/ui/site-link'

/** The customer is on this departure already: this order comes on top of it. */
export const AlsoBookedNote = ({ twin }: { twin: NonNullable<CartDetail['also_booked']> }) => (
  <Note tone="info">
    Tu es déjà sur ce départ, par la{' '}
    <SiteLink className="link" href={RESERVATION_PATHS.reservation(twin.reservation_id)}>
      réservation {twin.number}
    </SiteLink>
    {'\u00a0'}: celle-ci s’y ajoute.
  </Note>
)
