import { cancellationFee } from '@/domain/changes/cancellation'
import { formatShortDate } from '@/domain/days/french-dates'
import { lastDayToTell } from './departure-confirmation'

/** Why the agency cancels a departure: too few come, what nobody can help, anything else. */
export const DEPARTURE_ENDINGS = ['minimum', 'circumstances', 'other'] as const
export type DepartureEnding = (typeof DEPARTURE_ENDINGS)[number]

type Departure = {
  status: 'open' | 'confirmed' | 'canceled'
  departureStart: string
  departureEnd: string
  minParticipants: number | null
  today: string
}

/** Why a departure can't be canceled for want of participants, or null when it can (Code du tourisme, L211-14 III 1°). */
export const minimumRefusal = ({
  status,
  departureStart,
  departureEnd,
  minParticipants,
  today,
}: Departure): string | null => {
  if (minParticipants === null) return 'Ce départ n’a pas de minimum\u00a0: il ne s’annule pas faute de participants.'
  if (status === 'confirmed')
    return 'Ce départ est confirmé, ses voyageurs le savent\u00a0: il ne s’annule plus faute de participants.'
  const told = lastDayToTell({ departureStart, departureEnd })
  if (today <= told) return null
  return `Faute de participants, les voyageurs devaient le savoir le ${formatShortDate(told)} au plus tard (article L211-14 du Code du tourisme). Choisis un autre motif\u00a0: une indemnité leur est due.`
}

/**
 * What a canceled traveler is owed beyond what they paid, in cents: as much as they would have paid for canceling that day
 * (R211-10); nothing when too few come, nor for what nobody can help.
 */
export const endingIndemnity = ({
  ending,
  ...booking
}: { ending: DepartureEnding } & Parameters<typeof cancellationFee>[0]): number =>
  ending === 'other' ? cancellationFee(booking).feeCents - booking.travelersFeeCents : 0
