import type { FamilyTrip } from '@/domain/search/family-ages'
import { listFamilyTrips } from '@/server/features/catalogue/expeditions/list-family-trips'
import { cached } from '@/server/platform/cache/cached'

/** The ages and days of the trips that a page lists, kept until one of them changes. */
export const loadFamilyTrips = async (listed: readonly number[]): Promise<FamilyTrip[]> => {
  const ids = [...new Set(listed)].sort((one, other) => one - other)
  if (ids.length === 0) return []
  const tags = ['hits' as const, ...ids.map((id) => `expedition:${id}` as const)]
  return cached({ key: ['family-trips', ids.join(',')], tags, load: () => listFamilyTrips(ids) })
}
