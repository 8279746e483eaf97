import { ChevronDown } from 'lucide'
import type { CartDetail } from '@/contract/cart-detail'
import { formatDays } from '@/domain/days/french-dates'
import { formatPrice } from '@/domain/text/price'
import { Icon } from '@/storefront/ui/icon'
import { Photo } from '@/storefront/ui/photo'
import { partySize } from '../rules/party'
import type { PaymentPlan } from '../rules/payment-plan'
import { TripFacts } from './trip-facts'

type TripRecapProps = { cart: CartDetail; plan?: PaymentPlan | undefined }

/** The trip above the steps, on a phone: one line that opens. */
export const TripRecap = ({ cart, plan }: TripRecapProps) => {
  const { expedition, departure } = cart
  return (
    <details className="mrec">
      <summary>
        {expedition.main_photo_small && (
          <Photo src={expedition.main_photo_small} alt="" sizes="48px" width={48} height={48} />
        )}
        <span>
          <b>{expedition.name}</b>
          <br />
          {formatDays({ start: departure.departure_start, end: departure.departure_end })}, {partySize(cart)}
        </span>
        <strong className="num">{formatPrice(cart.price.total)}</strong>
        <Icon of={ChevronDown} />
      </summary>
      <div className="mrec__b">
        <TripFacts cart={cart} plan={plan} />
      </div>
    </details>
  )
}
