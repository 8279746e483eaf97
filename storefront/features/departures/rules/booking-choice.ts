import type { Departure } from '@/contract/expeditions'

/** A departure with what is written of it before it reaches the browser: its days, how it is canceled and paid. */
export type OfferedDeparture = Departure & { days: string; terms: string[] }

export type BookingChoice = {
  departure: OfferedDeparture | null
  travelers: number
  /** Whether the visitor chose the departure, rather than the page for them. */
  isChosen: boolean
}

/** The choice a page opens on: the first departure with a seat, for as many of two travelers as it can take. */
export const firstChoice = (departures: readonly OfferedDeparture[]): BookingChoice => {
  const departure = departures.find(({ available_count }) => available_count > 0) ?? null
  return { departure, travelers: departure ? Math.min(2, departure.available_count) : 1, isChosen: false }
}

/** The choice once another departure is taken: travelers are kept, up to its seats left. A full one changes nothing. */
export const chooseDeparture = ({
  choice,
  departure,
}: {
  choice: BookingChoice
  departure: OfferedDeparture
}): BookingChoice => {
  if (departure.available_count === 0) return choice
  return { departure, travelers: Math.min(choice.travelers, departure.available_count), isChosen: true }
}

/** The choice for another number of travelers, between one and the seats left. */
export const chooseTravelers = ({ choice, travelers }: { choice: BookingChoice; travelers: number }): BookingChoice => {
  const most = choice.departure?.available_count ?? 1
  return { ...choice, travelers: Math.min(most, Math.max(1, travelers)) }
}

/** The price of a choice in euros. */
export const totalPrice = ({ departure, travelers }: BookingChoice): number => (departure?.price ?? 0) * travelers
