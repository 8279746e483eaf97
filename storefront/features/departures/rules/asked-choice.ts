import { readAsked } from '@/domain/site/asked-fragment'
import { chooseDeparture, chooseTravelers, type BookingChoice, type OfferedDeparture } from './booking-choice'

/** The choice once the departure is taken that the page's address asks for; the same choice where the visitor made one, or none fits. */
export const askedChoice = ({
  fragment,
  departures,
  choice,
}: {
  fragment: string
  departures: readonly OfferedDeparture[]
  choice: BookingChoice
}): BookingChoice => {
  const asked = readAsked(fragment)
  const departure = departures.find(
    ({ departure_start, available_count }) =>
      departure_start === asked?.day && available_count >= (asked.travelers ?? 1),
  )
  if (choice.isChosen || !departure) return choice
  const chosen = chooseDeparture({ choice, departure })
  return asked?.travelers === undefined ? chosen : chooseTravelers({ choice: chosen, travelers: asked.travelers })
}
