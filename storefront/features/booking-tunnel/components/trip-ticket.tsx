import type { CartDetail } from '@/contract/booking'
import { Photo } from '@/storefront/ui/photo'
import { TripFacts } from './trip-facts'

type TripTicketProps = { cart: CartDetail }

/** The trip beside the steps, on a desktop. */
export const TripTicket = ({ cart }: TripTicketProps) => {
  const photo = cart.expedition.main_photo_small
  return (
    <aside className="ticket" aria-label="Ta réservation">
      <div className="ticket__img">{photo && <Photo src={photo} alt="" sizes="376px" />}</div>
      <div className="ticket__b">
        <h2>{cart.expedition.name}</h2>
        <TripFacts cart={cart} />
      </div>
    </aside>
  )
}
