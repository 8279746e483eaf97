import type { CartDetail } from '@/contract/booking'
import type { ParticipantDraft } from '@/contract/participant-fields'

const NOBODY: ParticipantDraft = {
  first_name: null,
  last_name: null,
  birth_date: null,
  email: null,
  phone: null,
  emergency_name: null,
  emergency_phone: null,
  diet: null,
  level: null,
  sizes: {},
}

type TravelersInput = {
  cart: Pick<CartDetail, 'travelers_count' | 'participants' | 'customer'>
  /** What was typed and is not saved yet. */
  typed: ParticipantDraft[] | undefined
}

/** One draft a traveler; the customer is the first of them until somebody else is typed there. */
export const listTravelers = ({ cart, typed }: TravelersInput): ParticipantDraft[] => {
  const { customer } = cart
  const known = typed ?? cart.participants
  const isUntouched = typed === undefined && cart.participants.every(isBlank)
  const first = isUntouched ? { ...NOBODY, ...customer } : known[0]
  return Array.from({ length: cart.travelers_count }, (_, index) => (index === 0 ? first : known[index]) ?? NOBODY)
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
