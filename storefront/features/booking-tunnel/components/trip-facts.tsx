import { CalendarDays, MapPin, Users } from 'lucide'
import type { CartDetail } from '@/contract/booking'
import { formatDays } from '@/domain/french-dates'
import { Icon } from '@/storefront/ui/icon'
import { partySize } from '../rules/party'
import { PriceSum } from './price-sum'

type TripFactsProps = { cart: CartDetail }

/** When, how many, where from and how much: the body of the ticket. */
export const TripFacts = ({ cart }: TripFactsProps) => {
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
      </ul>
      <PriceSum price={cart.price} />
    </>
  )
}
