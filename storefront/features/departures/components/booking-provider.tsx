'use client'

import { createContext, useContext, useEffect, useState, type ReactNode } from 'react'
import {
  chooseDeparture,
  chooseTravelers,
  firstChoice,
  type BookingChoice,
  type OfferedDeparture,
} from '../rules/booking-choice'

type Booking = BookingChoice & {
  departures: OfferedDeparture[]
  choose: (departure: OfferedDeparture) => void
  setTravelers: (travelers: number) => void
}

const BookingContext = createContext<Booking | null>(null)

type BookingProviderProps = { departures: OfferedDeparture[]; children: ReactNode }

/** Keeps one choice of departure and travelers for the table, the booking box and the bar of phones. */
export const BookingProvider = ({ departures, children }: BookingProviderProps) => {
  const [choice, setChoice] = useState(() => firstChoice(departures))
  useEffect(() => {
    if (!location.hash.startsWith('#depart')) return
    // In a part of its own: few pages are opened by a search for dates.
    void import('../rules/asked-choice').then(({ askedChoice }) => {
      setChoice((choice) => askedChoice({ fragment: location.hash, departures, choice }))
    })
    // What was asked for counts once, when the page opens.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  // A refreshed page may bring other seats: what is shown follows the fresh departure of the same number.
  const fresh = departures.find(({ id }) => id === choice.departure?.id) ?? null
  const current = fresh && fresh.available_count > 0 ? { ...choice, departure: fresh } : firstChoice(departures)

  const booking: Booking = {
    ...chooseTravelers({ choice: current, travelers: current.travelers }),
    departures,
    choose: (departure) => setChoice(chooseDeparture({ choice: current, departure })),
    setTravelers: (travelers) => setChoice(chooseTravelers({ choice: current, travelers })),
  }
  return <BookingContext value={booking}>{children}</BookingContext>
}

export const useBooking = (): Booking => {
  const booking = useContext(BookingContext)
  if (!booking) throw new Error('useBooking needs a BookingProvider above it')
  return booking
}
