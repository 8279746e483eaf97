import { useState } from 'react'
import { formatDays } from '@/domain/days/french-dates'
import { formatPrice } from '@/domain/text/price'
import { Button } from '@/storefront/ui/button'
import { DepartureBadge } from '@/storefront/parts/departure-badge'
import { PriceBefore, StruckPrice } from '@/storefront/parts/price-before'
import type { Tunnel } from '../api/use-tunnel'
import { cartNotice } from '../rules/cart-notice'
import { heldSeats } from '../rules/held-seats'
import { OtherDepartures } from './other-departures'

type DepartureChoiceProps = { tunnel: Tunnel }

/** « Ton départ », and the other dates once one wants to change, or has to. */
export const DepartureChoice = ({ tunnel }: DepartureChoiceProps) => {
  const [isAsked, setIsAsked] = useState(false)
  const { cart, change, flush } = tunnel
  const { departure } = cart
  const notice = cartNotice(cart)
  const isOpen = isAsked || (notice !== null && notice.kind !== 'released')

  const choose = async (departureId: number) => {
    change({ departure_id: departureId }, 0)
    if (await flush()) setIsAsked(false)
  }
  return (
    <section className="box" id="dates">
      <h2>Ton départ</h2>
      <div className="dep is-on">
        <p>
          <b>{formatDays({ start: departure.departure_start, end: departure.departure_end })}</b>
          {departure.guide && <span className="small mute own-line">Avec {departure.guide.full_name}</span>}
          {departure.reduction && <PriceBefore reduction={departure.reduction} />}
        </p>
        <p className="dep__a">
          {departure.status !== 'canceled' && (
            <DepartureBadge
              departure={{ available_count: departure.available_count + heldSeats(cart), status: departure.status }}
            />
          )}
        </p>
        <p className="dep__price">
          {departure.reduction && <StruckPrice reduction={departure.reduction} />}
          {formatPrice(departure.price)}
        </p>
        <Button look="line" size="sm" aria-expanded={isOpen} onClick={() => setIsAsked(!isAsked)}>
          Changer <span className="sr-only">de date</span>
        </Button>
      </div>
      {isOpen && <OtherDepartures cart={cart} chosen={tunnel.pending.departure_id} onChoose={choose} />}
    </section>
  )
}
