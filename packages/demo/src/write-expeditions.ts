import type { Payload } from 'payload'
import { carouselRank } from './catalogue/carousel-rank'
import { EXPEDITIONS } from './catalogue/expeditions'
import type { CatalogueExpedition } from './catalogue/catalogue-expedition'
import { bookingOptions, sizesAsked } from './booking-choices'
import { daysLater } from './calendar'
import { pictureName } from './draw-pictures'
import { present } from './present'
import { toRichText } from './rich-text'
import { demoCarbon } from './trip-carbon'
import type { Reference } from './write-reference'

export type WrittenExpedition = { id: number; expedition: CatalogueExpedition; position: number }

type Options = {
  payload: Payload
  media: Map<string, number>
  reference: Reference
  today: Date
  onProgress: (step: string) => void
}

/** Every sixth expedition is new. */
const isNew = (position: number): boolean => position % 6 === 4

/** Publishes the expeditions of the catalogue. */
export const writeExpeditions = async ({
  payload,
  media,
  reference,
  today,
  onProgress,
}: Options): Promise<WrittenExpedition[]> => {
  const written: WrittenExpedition[] = []
  for (const [position, expedition] of EXPEDITIONS.entries()) {
    const { id } = await payload.create({
      collection: 'expeditions',
      data: {
        ...toDocument({ expedition, media, reference }),
        carousel_rank: carouselRank(position),
        new_until: isNew(position) ? daysLater({ day: today, days: 45 }).toISOString() : null,
        _status: 'published',
      },
    })
    written.push({ id, expedition, position })
    if (written.length % 10 === 0) onProgress(`expeditions ${String(written.length)}/${String(EXPEDITIONS.length)}`)
  }
  return written
}

const lines = (texts: readonly string[]) => texts.map((text) => ({ text }))

const toDocument = ({
  expedition,
  media,
  reference,
}: {
  expedition: CatalogueExpedition
  media: Map<string, number>
  reference: Reference
}) => ({
  name: expedition.name,
  slug: expedition.slug,
  tagline: expedition.tagline,
  description: toRichText(expedition.description),
  highlights: lines(expedition.highlights),
  main_photo: present(media, pictureName({ slug: expedition.slug, position: 0 })),
  gallery: expedition.gallery.map((_, index) =>
    present(media, pictureName({ slug: expedition.slug, position: index + 1 })),
  ),
  expedition_type: expedition.type,
  age_min_child: expedition.ageMinChild ?? null,
  age_max_child: expedition.ageMaxChild ?? null,
  child_price_cents: expedition.childPrice ? expedition.childPrice.price * 100 : null,
  child_price_max_age: expedition.childPrice?.maxAge ?? null,
  duration_days: expedition.days,
  level: expedition.level,
  eco_rating: expedition.eco,
  price_cents: expedition.price * 100,
  // As an agency would count: it keeps little below its minimum.
  fixed_cost_cents: expedition.price * expedition.group.min * 55,
  traveler_cost_cents: expedition.price * 30,
  group_min: expedition.group.min,
  group_max: expedition.group.max,
  countries: expedition.countries.map((code) => present(reference.countries, code)),
  region: expedition.region,
  activities: expedition.activities.map((name) => present(reference.activities, name)),
  accommodation_types: expedition.accommodations.map((name) => present(reference.accommodations, name)),
  guide: present(reference.guides, expedition.guide),
  days: expedition.programme.map(({ title, text, distance, ascent, descent, hours, night, meals }) => ({
    title,
    text,
    distance_km: distance ?? null,
    ascent_m: ascent ?? null,
    descent_m: descent ?? null,
    hours: hours ?? null,
    night: night ?? null,
    meals,
  })),
  route: expedition.route.map(({ lng, lat, ele }) => [lng, lat, ele]),
  stages: stagesOf(expedition.route),
  station: expedition.station,
  meeting_point: expedition.meetingPoint,
  journeys: expedition.journeys.map(({ city, duration, legs }) => ({
    city,
    duration,
    legs: legs.map((leg) => ({ ...leg })),
  })),
  ...demoCarbon(expedition),
  included: lines(expedition.included),
  not_included: lines(expedition.notIncluded),
  kit: lines(expedition.kit),
  options: bookingOptions(expedition),
  sizes_asked: sizesAsked(expedition),
})

/** The marked places of a route. A day that ends without a name of its own ends where the one before did: at the base. */
const stagesOf = (route: CatalogueExpedition['route']) => {
  let latest = ''
  return route.flatMap(({ lng, lat, ele, stage, day }) => {
    latest = stage ?? latest
    const isMarked = stage !== undefined || (day !== undefined && latest !== '')
    return isMarked ? [{ name: latest, longitude: lng, latitude: lat, elevation_m: ele, day: day ?? null }] : []
  })
}
