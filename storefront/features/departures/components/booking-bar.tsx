'use client'

import { formatDateRange } from '@/domain/french-dates'
import { formatPrice } from '@/domain/price'
import { LinkButton } from '@/storefront/ui/link-button'
import { totalPrice } from '../rules/booking-choice'
import { useBooking } from './booking-provider'

type BookingBarProps = { minPrice: number }

/** The bar at the foot of phones: the way to the dates, then to the booking box once one is chosen. */
export const BookingBar = ({ minPrice }: BookingBarProps) => {
  const { departure, travelers, isChosen } = useBooking()
  const price = departure && isChosen ? totalPrice({ departure, travelers, isChosen }) : (departure?.price ?? minPrice)

  return (
    <section className="buybar" aria-label="Ton choix">
      <div>
        <p className="small soft buybar__say">
          {departure && formatDateRange({ start: departure.departure_start, end: departure.departure_end })}
          {isChosen ? '' : departure ? ', dès' : 'À partir de'}
        </p>
        <p className="buybar__price num">{formatPrice(price)}</p>
      </div>
      {isChosen ? (
        <LinkButton look="go" href="#reserver">
          Réserver
        </LinkButton>
      ) : (
        <LinkButton look="go" href="#dates">
          Choisir une date
        </LinkButton>
      )}
    </section>
  )
}
