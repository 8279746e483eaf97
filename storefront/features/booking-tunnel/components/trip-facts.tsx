import { CalendarDays, MapPin, Users } from 'lucide'
import type { CartDetail } from '@/contract/cart-detail'
import { formatDiscount } from '@/domain/reservations/discount'
import { giftCardName } from '@/domain/gift-cards/gift-code'
import { formatDayMonth, formatDays } from '@/domain/days/french-dates'
import { formatPrice } from '@/domain/text/price'
import { PriceBefore } from '@/storefront/parts/price-before'
import { Icon } from '@/storefront/ui/icon'
import { partySize } from '../rules/party'
import type { PaymentPlan } from '../rules/payment-plan'
import { CartCarbon } from './cart-carbon'
import { PriceSum } from './price-sum'

type TripFactsProps = { cart: CartDetail; plan?: PaymentPlan | undefined }

/** When, how many, where from and how much: the body of the ticket. */
export const TripFacts = ({ cart, plan }: TripFactsProps) => {
  const place = cart.expedition.meeting_point ?? cart.expedition.station
  return (
    <>
      <ul className="trip-facts soft">
        <li>
          <Icon of={CalendarDays} />
          {formatDays({ start: cart.departure.departure_start, end: cart.departure.departure_end })}
        </li>
        <li>
          <Icon of={Users} />
          {partySize(cart)}
        </li>
        {place && (
          <li>
            <Icon of={MapPin} />
            {place}
          </li>
        )}
        <CartCarbon expeditionId={cart.expedition.id} />
      </ul>
      <PriceSum price={cart.price} />
      {cart.departure.reduction && <PriceBefore reduction={cart.departure.reduction} />}
      {plan && <PlanSum plan={plan} cart={cart} />}
      {cart.promo?.refusal && (
        <p className="small mute">
          Le code {cart.promo.code} ne s’applique plus. {cart.promo.refusal.message}
        </p>
      )}
    </>
  )
}

const PlanSum = ({ plan: { due, dueOn, rest }, cart }: { plan: PaymentPlan; cart: CartDetail }) => (
  <div className="sum num">
    {cart.gift_cards
      .filter(({ amount }) => amount > 0)
      .map(({ id, last4, amount }) => (
        <div key={id}>
          <span>{giftCardName(last4)}</span>
          <span className="unbroken">{formatDiscount(amount)}</span>
        </div>
      ))}
    <div className="sum__due">
      <span>{dueOn === null || due === 0 ? 'À régler aujourd’hui' : `À régler avant le ${formatDayMonth(dueOn)}`}</span>
      <span className="unbroken">{formatPrice(due)}</span>
    </div>
    {rest && (
      <div className="soft">
        <span>Au plus tard le {formatDayMonth(rest.dueOn)}</span>
        <span className="unbroken">{formatPrice(rest.amount)}</span>
      </div>
    )}
  </div>
)
