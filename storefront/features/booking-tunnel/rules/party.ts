import type { CartDetail } from '@/contract/cart-detail'
import { agesOfParty, agesWithTravelers, partyOfAges, type AskedAges, type Party } from '@/domain/seats/asked-party'
import type { ExpeditionType } from '@/domain/catalogue/expedition-type'
import { partyRefusal, partyWords, type PartyRefusal, type TravelerAge } from '@/domain/seats/party-ages'
import { formatCount } from '@/domain/text/plural'
import type { CartChange } from '../api/booking-calls'

type KnownParty = { cart: Pick<CartDetail, 'party' | 'expedition'>; pending: Pick<CartChange, 'ages'> }

/** Whether a trip is for children whose parents stay at home. */
export const isKidsTrip = ({ expedition_type: type }: Pick<CartDetail['expedition'], 'expedition_type'>): boolean =>
  type === 'kids'

/** What the trip of a cart asks of who comes. */
export const askedOf = ({ party, expedition }: KnownParty['cart']): AskedAges => ({
  expeditionType: expedition.expedition_type as ExpeditionType,
  ageMinChild: expedition.age_min_child,
  ageMaxChild: expedition.age_max_child,
  needsAges: party.needs_ages,
  childFare: party.child_fare,
})

/** Ages place by place, with what was changed and waits to be saved. */
export const agesOf = ({ cart, pending }: KnownParty): TravelerAge[] => pending.ages ?? cart.party.ages

/** The party as the first step asks for it. */
export const partyOf = (known: KnownParty): Party =>
  partyOfAges({ ages: agesOf(known), type: askedOf(known.cart).expeditionType })

/** What the cart is told of a party. */
export const changeOf = (party: Party): Required<Pick<CartChange, 'travelers_count' | 'ages'>> =>
  changeOfAges(agesOfParty(party))

/** What the cart is told of ages place by place. */
export const changeOfAges = (ages: TravelerAge[]): Required<Pick<CartChange, 'travelers_count' | 'ages'>> => ({
  travelers_count: ages.length,
  ages,
})

/** What the cart is told of so many travelers. */
export const changeOfCount = ({ count, ...known }: KnownParty & { count: number }) =>
  changeOfAges(agesWithTravelers({ ages: agesOf(known), count, asked: askedOf(known.cart) }))

/** « 2 adultes, 1 enfant (9 ans) » where ages were told, « 2 personnes » elsewhere. */
export const partySize = ({ party: { ages, needs_ages: needsAges }, travelers_count: travelers }: CartDetail): string =>
  needsAges && !ages.includes(null) ? partyWords(ages) : formatCount(travelers, 'personne')

/** Why that party can't be ordered, as the server will say it. */
export const refusalOf = (known: KnownParty): PartyRefusal | null =>
  partyRefusal({ ages: agesOf(known), trip: askedOf(known.cart) })
