'use client'

import type { ReactNode } from 'react'
import type { SiteSettings } from '@/contract/site'
import {
  formatAvailability,
  NEXT_DEPARTURES_FULL,
  NO_DEPARTURE,
  formatWithYou,
} from '@/domain/catalogue/availability-words'
import { formatCount } from '@/domain/text/plural'
import { formatPrice } from '@/domain/text/price'
import { PriceBefore, StruckPrice } from '@/storefront/parts/price-before'
import { SelectField } from '@/storefront/ui/select-field'
import { Stepper } from '@/storefront/ui/stepper'
import { totalPrice, type OfferedDeparture } from '../rules/booking-choice'
import { BookSeats } from './book-seats'
import { useBooking } from './booking-provider'

export type BookingContact = Pick<SiteSettings, 'phone' | 'phone_e164' | 'opening_hours'>

type BookingBoxProps = {
  /** « À partir de », shown when no departure can be chosen. Euros. */
  minPrice: number
  /** What a child pays in euros, and the line that says so; null where everybody pays the same. */
  childFare?: { price: number; line: ReactNode } | null
  /** What may be added to a booking. */
  options?: ReactNode
  /** What the trip emits by train, drawn by the server: it answers to nobody. */
  trainNote?: ReactNode
  contact: BookingContact
  /** Another way to reach the agency, beside its number. */
  callBack?: ReactNode
}

/** The price of a choice of departure and travelers, and the way to book it. */
export const BookingBox = ({ minPrice, childFare, options, trainNote, contact, callBack }: BookingBoxProps) => {
  const { departures, departure, travelers, choose, setTravelers } = useBooking()
  const price = departure?.price ?? minPrice

  return (
    <aside className="book" id="reserver" aria-label="Réserver">
      <BoxPrice departure={departure} minPrice={minPrice} />
      {/* A departure that costs no more than a child's price costs the same for all. */}
      {childFare && childFare.price < price && childFare.line}
      {departure ? (
        <>
          <SelectField
            label="Départ"
            value={String(departure.id)}
            options={departures.map(presentOption)}
            onChange={(event) => {
              const next = departures.find(({ id }) => String(id) === event.target.value)
              if (next) choose(next)
            }}
          />
          <div className="row row-b">
            <p>
              <span className="label own-line" aria-hidden="true">
                Voyageurs
              </span>
              <span className="small soft num">{formatAvailability(departure.available_count)}</span>
            </p>
            <Stepper
              label="Voyageurs"
              value={travelers}
              min={1}
              max={departure.available_count}
              onChange={setTravelers}
            />
          </div>
          {departure.awaited && (
            <p className="small" role="status">
              {formatWithYou({ missing: departure.awaited.missing_count, travelers })}
            </p>
          )}
          <div className="sum num">
            <div>
              <span>
                {formatPrice(departure.price)} × {formatCount(travelers, 'personne')}
              </span>
              <span>{formatPrice(departure.price * travelers)}</span>
            </div>
            <div className="tot">
              <span>Total</span>
              <b>{formatPrice(totalPrice({ departure, travelers, isChosen: true }))}</b>
            </div>
          </div>
          <BookSeats departure={departure} travelers={travelers} />
          <div className="book__terms small soft">
            {departure.terms.map((text) => (
              <p key={text}>{text}</p>
            ))}
            {options}
          </div>
        </>
      ) : (
        <p className="soft">{departures.length === 0 ? NO_DEPARTURE : NEXT_DEPARTURES_FULL}</p>
      )}
      {trainNote}
      <p className="book__help small">
        Une hésitation&nbsp;?{' '}
        <a className="link num" href={`tel:${contact.phone_e164}`}>
          {contact.phone}
        </a>
        {callBack && <>, {callBack}</>}
        <span className="mute own-line">{contact.opening_hours}</span>
      </p>
    </aside>
  )
}

type BoxPriceProps = { departure: OfferedDeparture | null; minPrice: number }

const BoxPrice = ({ departure, minPrice }: BoxPriceProps) => {
  const reduction = departure?.reduction
  return (
    <p className="book__price">
      {!departure && <span className="soft">À partir de</span>}
      <b>{formatPrice(departure?.price ?? minPrice)}</b>
      {reduction && <StruckPrice reduction={reduction} />}
      <span className="soft">par personne</span>
      {reduction && <PriceBefore reduction={reduction} />}
    </p>
  )
}

const presentOption = ({ id, days, available_count }: OfferedDeparture) => ({
  value: String(id),
  // Short: a field of a phone cuts what is longer.
  label: available_count === 0 ? `${days} · ${formatAvailability(0)}` : days,
  disabled: available_count === 0,
})
