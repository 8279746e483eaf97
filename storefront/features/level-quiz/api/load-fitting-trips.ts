import { SEARCH } from '@/contract/catalogue-addresses'
import type { Hit } from '@/contract/hit'
import type { searchExpeditions } from '@/contract/search'
import { fittingSearches } from '@/domain/search/fitting-searches'
import { tripFit, tripGap, type OwnLevels, type TripGap } from '@/domain/catalogue/trip-fit'
import { callApi } from '@/storefront/lib/api/call-api'
import type { QuizFamily } from '../rules/quiz-family'

const SHOWN = 3

/** A trip to show, and what it asks; null when none of its families is known. */
export type FittingTrip = { hit: Hit; gap: TripGap | null }

type Input = { levels: OwnLevels; families: QuizFamily[]; signal: AbortSignal }

/** Three trips for these levels, those that fit first; fewer only when the whole catalogue has fewer. */
export const loadFittingTrips = async ({ levels, families, signal }: Input): Promise<FittingTrip[]> => {
  const found = new Map<number, FittingTrip>()
  const others = new Map<number, FittingTrip>()
  for (const search of fittingSearches(levels)) {
    const { hits } = await callApi<typeof searchExpeditions>(SEARCH, { query: search, signal })
    for (const hit of hits) {
      const gap = tripGap({ trip: hit, families, levels })
      const place = gap && tripFit(gap) === 'made-for-you' ? found : others
      place.set(hit.id, { hit, gap })
    }
    // What is asked of the own families alone is not all: the easiest trips of all come after.
    const isOwn = search.categories !== undefined
    if (found.size >= SHOWN || (!isOwn && found.size + others.size >= SHOWN)) break
  }
  return [...found.values(), ...nearest([...others.values()])].slice(0, SHOWN)
}

const nearest = (trips: FittingTrip[]): FittingTrip[] => trips.toSorted((one, other) => missing(one) - missing(other))

const missing = ({ hit, gap }: FittingTrip): number => (gap ? gap.demand - gap.own : hit.level_number)
