import { calendarDayInParis } from '@/domain/days/calendar-day'
import { env } from '@/env'
import { toRouteGeoJson } from '@/server/features/catalogue/expeditions/find-route'
import { findTrackRecord } from '@/server/features/catalogue/expeditions/find-track-record'
import { listDeparturesToCome } from '@/server/features/catalogue/expeditions/list-departures-to-come'
import { listNearestExpeditions } from '@/server/features/catalogue/expeditions/list-nearest-expeditions'
import { presentDraft } from '@/server/features/catalogue/expeditions/present-draft'
import { findDraft } from './find-draft'

/** The latest draft of an expedition as its page would show it; null for who may not edit or when there is none. */
export const loadExpeditionPreview = async (id: number) => {
  const draft = await findDraft({ collection: 'expeditions', id, depth: 2 })
  if (!draft) return null
  const key = String(id)
  const [departures, record, similar] = await Promise.all([
    listDeparturesToCome(key),
    findTrackRecord(key),
    listNearestExpeditions(key),
  ])
  return {
    expedition: presentDraft(draft),
    carbon: null,
    departures: departures ?? [],
    record,
    reviews: [],
    messages: [],
    geojson: toRouteGeoJson({
      name: draft.name,
      // A draft is kept as it is typed: a route half written has no part yet.
      route: draft.route,
      stages: (draft.stages ?? []).map(({ name, longitude, latitude, elevation_m, day }) => ({
        type: 'Feature' as const,
        properties: { kind: 'stage' as const, name, day: day ?? null },
        geometry: { type: 'Point' as const, coordinates: [longitude, latitude, elevation_m] },
      })),
    }),
    similar: similar ?? [],
    siteUrl: env().SITE_URL,
    today: calendarDayInParis(new Date()),
  }
}
