import { addDays } from '@/domain/days/days'
import type { ExpeditionType } from '@/domain/catalogue/expedition-type'
import { ADULT_AGE, type PartyRefusal, type TravelerAge, type TripAges } from './party-ages'

/** What a trip asks of who comes: whether every age is told, and what children pay in euros, up to which age. */
export type AskedAges = TripAges & { needsAges: boolean; childFare: { price: number; max_age: number } | null }

/** Who comes: how many adults, and of each child the age, null until it is told. */
export type Party = { adults: number; children: TravelerAge[] }

/**
 * The party as ages by place tell it. Until an age is told all are adults, but where the parents stay at home: there all are
 * children.
 */
export const partyOfAges = ({ ages, type }: { ages: readonly TravelerAge[]; type: ExpeditionType }): Party => {
  const isUntold = ages.every((age) => age === null)
  const isAdult = (age: TravelerAge) => (age === null ? isUntold && type !== 'kids' : age >= ADULT_AGE)
  return { adults: ages.filter(isAdult).length, children: ages.filter((age) => !isAdult(age)) }
}

/** The ages of a party by place: adults have the first ones. */
export const agesOfParty = ({ adults, children }: Party): TravelerAge[] => [
  ...Array.from({ length: adults }, () => ADULT_AGE),
  ...children,
]

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

/** The ages of a group of whom only that is told. */
export const agesOfGroup = ({ travelers, isMinor }: { travelers: number; isMinor: boolean }): TravelerAge[] =>
  Array.from({ length: travelers }, () => (isMinor ? ADULT_AGE - 1 : null))

/** Whether it was told that nobody of the party is of age. */
export const isWithoutAdult = (ages: readonly TravelerAge[]): boolean =>
  ages.length > 0 && ages.every((age) => age !== null && age < ADULT_AGE)

/** The ages once so many come: as a party where every age is asked for, as a group of minors or not elsewhere. */
export const agesWithTravelers = ({
  ages,
  count,
  asked: { needsAges, expeditionType: type },
}: {
  ages: readonly TravelerAge[]
  count: number
  asked: Pick<AskedAges, 'needsAges' | 'expeditionType'>
}): TravelerAge[] =>
  needsAges
    ? agesOfParty(withTravelers({ party: partyOfAges({ ages, type }), count, isKids: type === 'kids' }))
    : agesOfGroup({ travelers: count, isMinor: isWithoutAdult(ages) })

const FITTING: Record<PartyRefusal['reason'], { types: ExpeditionType[]; label: string }> = {
  too_young: { types: ['family', 'basecamp'], label: 'Les aventures en famille à ces dates' },
  too_old: { types: ['family', 'basecamp', 'adult'], label: 'Les autres aventures à ces dates' },
  no_adult: { types: ['kids'], label: 'Les aventures sans les parents à ces dates' },
}

const AROUND_DAYS = 15

/** Where the trips are that such a party may come on, around the same dates. */
export const fittingTrips = ({
  reason,
  days: { start, end },
}: {
  reason: PartyRefusal['reason']
  days: { start: string; end: string }
}): { href: string; label: string } => {
  const { types, label } = FITTING[reason]
  const query = new URLSearchParams({
    type: types.join(','),
    start: addDays(start, -AROUND_DAYS),
    end: addDays(end, AROUND_DAYS),
  })
  return { href: `/expeditions?${query.toString()}`, label }
}
