import type { CartDetail } from '@/contract/cart-detail'
import type { ParticipantDraft } from '@/contract/participant-fields'
import { BLANK_PARTICIPANT } from '@/domain/travelers/blank-participant'
import { isKidsTrip } from './party'

type TravelersInput = {
  cart: Pick<CartDetail, 'travelers_count' | 'participants' | 'customer' | 'expedition'>
  /** What was typed and is not saved yet. */
  typed: ParticipantDraft[] | undefined
}

/**
 * One draft a traveler; the customer is the first of them until somebody else is typed there, but where the parents stay at home.
 */
export const listTravelers = ({ cart, typed }: TravelersInput): ParticipantDraft[] => {
  const { first_name, last_name, email, phone } = cart.customer
  const known = typed ?? cart.participants
  const isUntouched = !isKidsTrip(cart.expedition) && typed === undefined && cart.participants.every(isBlank)
  const first = isUntouched ? { ...BLANK_PARTICIPANT, first_name, last_name, email, phone } : known[0]
  return Array.from(
    { length: cart.travelers_count },
    (_, index) => (index === 0 ? first : known[index]) ?? BLANK_PARTICIPANT,
  )
}

/** The drafts once one of them changed; those beyond the present number of travelers are kept for when it grows again. */
export const changeTraveler = ({
  cart,
  typed,
  index,
  value,
}: TravelersInput & { index: number; value: ParticipantDraft }): ParticipantDraft[] => {
  const travelers = listTravelers({ cart, typed }).map((traveler, at) => (at === index ? value : traveler))
  return [...travelers, ...(typed ?? cart.participants).slice(travelers.length)]
}

/** Whether nothing at all is known of a traveler. */
const isBlank = ({ sizes, ...fields }: ParticipantDraft): boolean =>
  Object.values(fields).every((field) => field === null || field === '') && Object.keys(sizes).length === 0
