'use client'

import type { Departure } from '@/contract/expeditions'
import { Button } from '@/storefront/ui/button'
import { onDemand } from '@/storefront/ui/on-demand'
import { useBooking } from './booking-provider'
import { useBookingRequest } from './use-booking-request'

const BookingRefusal = onDemand(() => import('./booking-refusal').then((module) => module.BookingRefusal))

type BookSeatsProps = { departure: Departure; travelers: number }

/** The `id` of the one button that takes the places. */
export const BOOKING_BUTTON = 'reserver-places'

/** « Réserver mes places », and what to do when there are too few. */
export const BookSeats = ({ departure, travelers }: BookSeatsProps) => {
  const { setTravelers } = useBooking()
  const { request, isTaking, refused } = useBookingRequest()
  // Another date was chosen since: what was said of this one is over.
  const refusal = refused?.departure === departure.id ? refused.refusal : undefined
  return (
    <>
      {refusal && <BookingRefusal refusal={refusal} travelers={travelers} onFewer={setTravelers} />}
      <Button
        id={BOOKING_BUTTON}
        look="go"
        size="lg"
        block
        aria-disabled={isTaking}
        onClick={() => request({ departure: departure.id, travelers })}
      >
        {travelers === 1 ? 'Réserver ma place' : 'Réserver mes places'}
      </Button>
      <p className="small soft book__kept" role="status">
        {isTaking ? 'On met tes places de côté…' : 'Tes places sont gardées le temps de réserver, sans rien payer.'}
      </p>
    </>
  )
}
