import type { CartDetail } from '@/contract/booking'
import type { ParticipantDraft } from '@/contract/participant-fields'
import { checkParticipant, type ParticipantErrors } from '@/domain/participant-check'

type CheckTravelersInput = {
  travelers: ParticipantDraft[]
  cart: Pick<CartDetail, 'departure' | 'expedition'>
  /** The calendar day it is. */
  today: string
}

/** Each traveler put in order, with what is wrong by field. */
export const checkTravelers = ({
  travelers,
  cart,
  today,
}: CheckTravelersInput): Array<{ participant: ParticipantDraft; errors: ParticipantErrors }> =>
  travelers.map((draft) =>
    checkParticipant({
      draft,
      departureStart: cart.departure.departure_start,
      today,
      ageMinChild: cart.expedition.age_min_child,
      ageMaxChild: cart.expedition.age_max_child,
    }),
  )
