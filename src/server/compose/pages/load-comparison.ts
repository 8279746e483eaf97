import type { Comparison } from '@/domain/catalogue/comparison'
import { PARIS } from '@/domain/carbon/door'
import { env } from '@/env'
import { findTripCarbon } from '@/server/features/carbon/find-trip-carbon'
import { readDoor } from '@/server/features/carbon/read-door'
import { findExpedition } from '@/server/features/catalogue/expeditions/find-expedition'
import { listDeparturesToCome } from '@/server/features/catalogue/expeditions/list-departures-to-come'
import { listNearestExpeditions } from '@/server/features/catalogue/expeditions/list-nearest-expeditions'
import { findPlaces } from '@/server/features/places/find-places'
import { searchHits } from '@/server/features/search/search-hits'

/** So many trips are proposed to stand beside the others. */
const PROPOSED = 6

/** Trips side by side, counted from a town or from Paris, and those that may join them: what `words` find, else the nearest to the first. */
export const loadComparison = async ({ trips: slugs, from, words }: Comparison & { words: string }) => {
  const known = from === undefined ? null : await readDoor(from)
  const door = known ?? PARIS
  const found = await Promise.all(slugs.map(findExpedition))
  const expeditions = found.filter((one) => one !== null)
  const trips = await Promise.all(
    expeditions.map(async (expedition) => {
      const id = String(expedition.id)
      const [carbon, departures] = await Promise.all([
        findTripCarbon({ id, door, isDefault: known === null }),
        listDeparturesToCome(id),
      ])
      return { expedition, carbon, departures: departures ?? [] }
    }),
  )
  const [first] = expeditions
  const hits = await proposedHits({ words, first: first?.slug })
  const shown = new Set(expeditions.map(({ id }) => id))
  return {
    trips,
    from: { code: door.code, name: door.name, is_default: known === null },
    proposed: hits.filter(({ id }) => !shown.has(id)).slice(0, PROPOSED),
    siteUrl: env().SITE_URL,
  }
}

const proposedHits = async ({ words, first }: { words: string; first: string | undefined }) => {
  if (words === '' && first !== undefined) return (await listNearestExpeditions(first)) ?? []
  return (await searchHits(words === '' ? {} : { q: words })).hits
}

/** The code of the town that a text means most likely, for who types it without scripts; null for none. */
export const findTownCode = async (typed: string): Promise<string | null> =>
  (await findPlaces(typed)).items[0]?.code ?? null
