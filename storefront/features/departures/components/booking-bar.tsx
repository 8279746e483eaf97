'use client'

import { useEffect, useState } from 'react'
import { formatCount } from '@/domain/text/plural'
import { formatPrice } from '@/domain/text/price'
import { LinkButton } from '@/storefront/ui/link-button'
import { totalPrice } from '../rules/booking-choice'
import { BOOKING_BUTTON } from './book-seats'
import { useBooking } from './booking-provider'

type BookingBarProps = { minPrice: number }

/** The bar at the foot of phones: the way to the booking box, while the button of that one is out of sight. */
export const BookingBar = ({ minPrice }: BookingBarProps) => {
  const { departure, travelers, isChosen } = useBooking()
  const isButtonInSight = useInSight(BOOKING_BUTTON)
  const isCounted = departure && isChosen

  return (
    <section className="buybar" aria-label="Ton choix" data-rest={isButtonInSight || undefined}>
      <div>
        <p className="small soft buybar__say">
          {departure?.days}
          {isCounted ? '' : departure ? ', dès' : 'À partir de'}
        </p>
        <p className="buybar__price num">
          {formatPrice(isCounted ? totalPrice({ departure, travelers, isChosen }) : (departure?.price ?? minPrice))}
          <span className="small soft">
            {' '}
            {isCounted ? `pour ${formatCount(travelers, 'personne')}` : 'par personne'}
          </span>
        </p>
      </div>
      {departure ? (
        <LinkButton look="go" href="#reserver">
          Réserver
        </LinkButton>
      ) : (
        <LinkButton look="go" href="#dates">
          Voir les dates
        </LinkButton>
      )}
    </section>
  )
}

/** Whether the element of this `id` is on the screen, at least in part. */
const useInSight = (id: string): boolean => {
  const [isInSight, setIsInSight] = useState(false)
  useEffect(() => {
    const element = document.getElementById(id)
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => setIsInSight(entry?.isIntersecting ?? false))
    observer.observe(element)
    return () => observer.disconnect()
  }, [id])
  return isInSight
}
