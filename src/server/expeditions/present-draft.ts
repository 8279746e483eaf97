import type { Expedition } from '@/contract/expeditions'
import { flagUrl } from '@/domain/destinations'
import { programmeTotals } from '@/domain/programme-totals'
import type { Expedition as Draft, Media } from '@/payload-types'
import { presentRichText, type RichText } from './present-rich-text'

/** A draft as its page would show it: what is not filled in yet is empty, never an error. */
export const presentDraft = (draft: Draft): Expedition => {
  const countries = resolved(draft.countries)
  const [guide] = resolved([draft.guide])
  const programme = (draft.days ?? []).map((day) => ({
    title: day.title,
    text: day.text,
    distance_km: day.distance_km ?? null,
    ascent_m: day.ascent_m ?? null,
    descent_m: day.descent_m ?? null,
    hours: day.hours ?? null,
    night: day.night ?? null,
    meals: day.meals ?? null,
  }))
  return {
    id: draft.id,
    name: draft.name ?? '',
    slug: draft.slug ?? '',
    min_price: (draft.price_cents ?? 0) / 100,
    country_1: { name: countries[0]?.name ?? '' },
    countries: countries.map(({ name, code }) => ({ name, flag_url: flagUrl(code) })),
    region: draft.region ?? null,
    level: { level_number: draft.level ?? 1 },
    duration_days: draft.duration_days ?? 2,
    eco_rating: draft.eco_rating ?? 1,
    rating: null,
    review_count: 0,
    all_time_interests_count: 0,
    expedition_type: draft.expedition_type ?? 'adult',
    age_min_child: draft.age_min_child ?? null,
    group_min: draft.group_min ?? null,
    group_max: draft.group_max ?? null,
    is_new: draft.new_until ? Date.parse(draft.new_until) > Date.now() : false,
    has_new_departures: false,
    guide: guide
      ? {
          full_name: guide.full_name,
          job_title: guide.job_title ?? null,
          biography: guide.biography ?? null,
          avatar_url: resolved([guide.avatar])[0]?.url ?? null,
          facts: texts(guide.facts),
        }
      : null,
    activity_types: resolved(draft.activities).map(({ name }) => ({ name })),
    accommodation_types: resolved(draft.accommodation_types).map(({ name }) => ({ name })),
    tagline: draft.tagline ?? '',
    description_html: presentRichText((draft.description ?? null) as RichText | null),
    highlights: texts(draft.highlights),
    photos: resolved([draft.main_photo, ...(draft.gallery ?? [])]).map(presentPhoto),
    programme,
    totals: programmeTotals(programme),
    included: texts(draft.included),
    not_included: texts(draft.not_included),
    kit: texts(draft.kit),
    meeting_point: draft.meeting_point ?? null,
    station: draft.station ?? null,
    journeys: (draft.journeys ?? []).map(({ city, duration, legs }) => ({
      city,
      duration,
      legs: (legs ?? []).map(({ time, place, note }) => ({ time, place, note: note ?? '' })),
    })),
    carbon_kg: {
      train: draft.carbon_kg?.train ?? null,
      carpool: draft.carbon_kg?.carpool ?? null,
      plane: draft.carbon_kg?.plane ?? null,
      car: draft.carbon_kg?.car ?? null,
    },
  }
}

/** The documents among relationships: those an editor may not read, or that are gone, stay numbers. */
const resolved = <Doc extends { id: number }>(
  relations: Array<number | Doc | null | undefined> | null | undefined,
): Doc[] => (relations ?? []).filter((relation): relation is Doc => typeof relation === 'object' && relation !== null)

const texts = (rows: Array<{ text: string }> | null | undefined): string[] => (rows ?? []).map(({ text }) => text)

const presentPhoto = ({ alt, url, width, height, sizes }: Media): Expedition['photos'][number] => ({
  url: sizes?.sm?.url ?? url ?? '',
  alt: alt ?? '',
  width: sizes?.sm?.width ?? width ?? 640,
  height: sizes?.sm?.height ?? height ?? 480,
})
