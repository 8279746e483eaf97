'use client'

import type { Departure } from '@/contract/expeditions'
import { ADDRESS_FIRST } from '@/domain/unproven-hold'
import type { ApiError } from '@/storefront/lib/api/api-error'
import { Button } from '@/storefront/ui/button'
import { Note } from '@/storefront/ui/note'
import { onDemand } from '@/storefront/ui/on-demand'
import { useBooking } from './booking-provider'
import { useBookingRequest } from './use-booking-request'

const AddressMail = onDemand(() => import('@/storefront/parts/address-mail').then((module) => module.AddressMail))

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
      {refusal && (
        <Note tone="danger" role="alert">
          <p>{refusal.error}</p>
          <WaysOut refusal={refusal} travelers={travelers} onFewer={setTravelers} />
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

type WaysOutProps = { refusal: ApiError; travelers: number; onFewer: (travelers: number) => void }

/** What can be done about places that were refused. */
const WaysOut = ({ refusal: { availableCount: left, reason }, travelers, onFewer }: WaysOutProps) => {
  const isAddressFirst = reason === ADDRESS_FIRST
  if (left === null && !isAddressFirst) return null
  return (
    <p className="book__ways">
      {isAddressFirst && <AddressMail />}
      {left !== null && left > 0 && left < travelers && (
        <button type="button" className="link" onClick={() => onFewer(left)}>
          Partir à {left}
        </button>
      )}
      {!isAddressFirst && (
        <a className="link" href="#dates">
          Voir les autres dates
        </a>
      )}
    </p>
  )
}
