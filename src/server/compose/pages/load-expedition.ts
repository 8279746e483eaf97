import { calendarDayInParis } from '@/domain/days/calendar-day'
import { PARIS } from '@/domain/carbon/door'
import { env } from '@/env'
import { findTripCarbon } from '@/server/features/carbon/find-trip-carbon'
import { findExpedition } from '@/server/features/catalogue/expeditions/find-expedition'
import { findRoute } from '@/server/features/catalogue/expeditions/find-route'
import { findTrackRecord } from '@/server/features/catalogue/expeditions/find-track-record'
import { listDeparturesToCome } from '@/server/features/catalogue/expeditions/list-departures-to-come'
import { listNearestExpeditions } from '@/server/features/catalogue/expeditions/list-nearest-expeditions'
import { listPublishedReviews } from '@/server/features/catalogue/expeditions/list-published-reviews'
import { listExpeditionMessages } from '@/server/features/messages/list-expedition-messages'
import { cached } from '@/server/platform/cache/cached'
import { findBySlug } from './find-by-slug'

/** Everything the page of one expedition shows, or null when no published one has this slug. */
export const loadExpedition = async (slug: string) => {
  const found = await findBySlug(slug)
  if (!found) return null
  const tags = [`expedition:${found.id}` as const]
  const part = <Answer>(name: string, load: () => Promise<Answer>) =>
    cached({ key: [name, String(found.id)], tags, load })
  const key = String(found.id)
  const [expedition, carbon, departures, record, reviews, messages, geojson, similar] = await Promise.all([
    part('expedition', () => findExpedition(key)),
    // From Paris: who says another town asks for its own figure.
    part('carbon', () => findTripCarbon({ id: key, door: PARIS, isDefault: true })),
    cached({
      key: ['departures', key],
      tags: ['cancellation', 'payment-terms', ...tags],
      load: () => listDeparturesToCome(key),
    }),
    part('track-record', () => findTrackRecord(key)),
    part('reviews', () => listPublishedReviews(key)),
    part('messages', () => listExpeditionMessages(key)),
    part('geojson', () => findRoute(key)),
    cached({ key: ['similar', key], tags: ['hits', ...tags], load: () => listNearestExpeditions(key) }),
  ])
  if (!expedition || !departures || !reviews || !messages || !geojson || !similar) return null
  return {
    expedition,
    carbon,
    departures,
    record,
    reviews,
    messages,
    geojson,
    similar,
    relief: `/expeditions/${found.slug}/relief.svg`,
    siteUrl: env().SITE_URL,
    today: calendarDayInParis(new Date()),
  }
}
