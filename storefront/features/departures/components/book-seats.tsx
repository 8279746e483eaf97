'use client'

import type { Departure } from '@/contract/expeditions'
import { Button } from '@/storefront/ui/button'
import { Note } from '@/storefront/ui/note'
import { useBooking } from './booking-provider'
import { useBookingRequest } from './use-booking-request'

type BookSeatsProps = { departure: Departure; travelers: number }

/** The `id` of the one button that takes the places. */
export const BOOKING_BUTTON = 'reserver-places'

/** « Réserver mes places », and what to do when there are too few. */
export const BookSeats = ({ departure, travelers }: BookSeatsProps) => {
  const { setTravelers } = useBooking()
  const { request, isTaking, refused } = useBookingRequest()
  // Another date was chosen since: what was said of this one is over.
  const refusal = refused?.departure === departure.id ? refused.refusal : undefined
  const left = refusal?.availableCount ?? null
  return (
    <>
      {refusal && (
        <Note tone="danger" role="alert">
          <p>{refusal.error}</p>
          {left !== null && (
            <p className="book__ways">
              {left > 0 && left < travelers && (
                <button type="button" className="link" onClick={() => setTravelers(left)}>
                  Partir à {left}
                </button>
              )}
              <a className="link" href="#dates">
                Voir les autres dates
              </a>
            </p>
          )}
        </Note>
      )}
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
