import type { CartDetail } from '@/contract/cart-detail'
import { Photo } from '@/storefront/ui/photo'
import type { PaymentPlan } from '../rules/payment-plan'
import { TripFacts } from './trip-facts'

type TripTicketProps = { cart: CartDetail; plan?: PaymentPlan | undefined }

/** The trip beside the steps, on a desktop. */
export const TripTicket = ({ cart, plan }: TripTicketProps) => {
  const photo = cart.expedition.main_photo_small
  return (
    <aside className="ticket" aria-label="Ta réservation">
      <div className="ticket__img">{photo && <Photo src={photo} alt="" sizes="376px" />}</div>
      <div className="ticket__b">
        <h2>{cart.expedition.name}</h2>
        <TripFacts cart={cart} plan={plan} />
      </div>
    </aside>
  )
}
