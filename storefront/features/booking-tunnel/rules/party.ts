import type { CartDetail } from '@/contract/booking'
import { addDays } from '@/domain/days'
import type { ExpeditionType } from '@/domain/expedition-type'
import { ADULT_AGE, partyRefusal, partyWords, type PartyRefusal, type TravelerAge } from '@/domain/party-ages'
import { formatCount } from '@/domain/plural'
import type { CartChange } from '../api/booking-calls'

/** Who comes: how many adults, and of each child the age, null until it is told. */
export type Party = { adults: number; children: TravelerAge[] }

type KnownParty = { cart: Pick<CartDetail, 'party' | 'expedition'>; pending: Pick<CartChange, 'ages'> }

/** Whether a trip is for children whose parents stay at home. */
export const isKidsTrip = ({ expedition_type: type }: Pick<CartDetail['expedition'], 'expedition_type'>): boolean =>
  type === 'kids'

/** Ages place by place, with what was changed and waits to be saved. */
const agesOf = ({ cart, pending }: KnownParty): TravelerAge[] => pending.ages ?? cart.party.ages

/**
 * The party as the first step asks for it. Until an age is told all are adults, but where the parents stay at home: there all are
 * children.
 */
export const partyOf = (known: KnownParty): Party => {
  const ages = agesOf(known)
  const isUntold = ages.every((age) => age === null)
  const isAdult = (age: TravelerAge) =>
    age === null ? isUntold && !isKidsTrip(known.cart.expedition) : age >= ADULT_AGE
  return { adults: ages.filter(isAdult).length, children: ages.filter((age) => !isAdult(age)) }
}

/** The party with so many travelers: it grows by adults, and keeps one as long as anybody comes with them. */
export const withTravelers = ({ party, count, isKids }: { party: Party; count: number; isKids: boolean }): Party => {
  const more = count - party.adults - party.children.length
  if (isKids) return { adults: 0, children: withCount(party.children, count) }
  if (more >= 0) return { ...party, adults: party.adults + more }
  const adults = Math.max(Math.min(1, party.adults), party.adults + more)
  return { adults, children: withCount(party.children, count - adults) }
}

/** The same travelers with so many children among them. */
export const withChildren = ({ party, count }: { party: Party; count: number }): Party => {
  const travelers = party.adults + party.children.length
  return { adults: travelers - count, children: withCount(party.children, count) }
}

const withCount = (children: readonly TravelerAge[], count: number): TravelerAge[] =>
  Array.from({ length: count }, (_, index) => children[index] ?? null)

/** What the cart is told of a party: adults have the first places. */
export const changeOf = ({ adults, children }: Party): Required<Pick<CartChange, 'travelers_count' | 'ages'>> => ({
  travelers_count: adults + children.length,
  ages: [...Array.from({ length: adults }, () => ADULT_AGE), ...children],
})

/** « 2 adultes, 1 enfant (9 ans) » where ages were told, « 2 personnes » elsewhere. */
export const partySize = ({
  party: { ages, needs_ages: needsAges },
  travelers_count: travelers,
}: CartDetail): string => (needsAges && !ages.includes(null) ? partyWords(ages) : formatCount(travelers, 'personne'))

/** Whether it was told that nobody of the party is of age. */
export const isWithoutAdult = (known: KnownParty): boolean =>
  agesOf(known).every((age) => age !== null && age < ADULT_AGE)

/** The ages of a group of whom only that is told. */
export const agesOfGroup = ({ travelers, isMinor }: { travelers: number; isMinor: boolean }): TravelerAge[] =>
  Array.from({ length: travelers }, () => (isMinor ? ADULT_AGE - 1 : null))

/** Why that party can't be ordered, as the server will say it. */
export const refusalOf = (known: KnownParty): PartyRefusal | null => {
  const { expedition_type: type, age_min_child: ageMinChild, age_max_child: ageMaxChild } = known.cart.expedition
  return partyRefusal({
    ages: agesOf(known),
    trip: { expeditionType: type as ExpeditionType, ageMinChild, ageMaxChild },
  })
}

const FITTING: Record<PartyRefusal['reason'], { types: ExpeditionType[]; label: string }> = {
  too_young: { types: ['family', 'basecamp'], label: 'Les aventures en famille à ces dates' },
  too_old: { types: ['family', 'basecamp', 'adult'], label: 'Les autres aventures à ces dates' },
  no_adult: { types: ['kids'], label: 'Les aventures sans les parents à ces dates' },
}

const AROUND_DAYS = 15

/** Where the trips are that such a party may come on, around the same dates. */
export const fittingTrips = ({
  reason,
  departure,
}: {
  reason: PartyRefusal['reason']
  departure: Pick<CartDetail['departure'], 'departure_start' | 'departure_end'>
}): { href: string; label: string } => {
  const { types, label } = FITTING[reason]
  const query = new URLSearchParams({
    type: types.join(','),
    start: addDays(departure.departure_start, -AROUND_DAYS),
    end: addDays(departure.departure_end, AROUND_DAYS),
  })
  return { href: `/expeditions?${query.toString()}`, label }
}
