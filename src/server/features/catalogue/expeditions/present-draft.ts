import type { Expedition } from '@/contract/expeditions'
import { flagUrl } from '@/domain/catalogue/destinations'
import { programmeTotals } from '@/domain/catalogue/programme-totals'
import type { Expedition as Draft, Guide, Media } from '@/payload-types'
import { presentRichText } from '@/server/platform/payload/present-rich-text'

/** What a page shows where an editor has not written yet. */
const BLANK = {
  name: '',
  slug: '',
  tagline: '',
  description: null,
  price_cents: 0,
  level: 1,
  duration_days: 2,
  eco_rating: 1,
  expedition_type: 'adult' as const,
  region: null,
  age_min_child: null,
  age_max_child: null,
  child_price_cents: null,
  child_price_max_age: null,
  group_min: null,
  group_max: null,
  meeting_point: null,
  station: null,
  days: [],
  journeys: [],
  options: [],
  gallery: [],
  new_until: '1970-01-01',
}

/** A draft as its page would show it: what is not filled in yet is empty, never an error. */
export const presentDraft = (draft: Draft): Expedition => {
  const filled = { ...BLANK, ...written(draft) }
  const countries = resolved(filled.countries)
  const programme = filled.days.map((day) => ({ ...BLANK_DAY, ...written(day) }))
  return {
    ...BLANK_STATISTICS,
    id: draft.id,
    name: filled.name,
    slug: filled.slug,
    tagline: filled.tagline,
    description_html: presentRichText(filled.description),
    min_price: filled.price_cents / 100,
    country_1: { name: countries[0]?.name ?? '' },
    countries: countries.map(({ name, code }) => ({ name, flag_url: flagUrl(code) })),
    region: filled.region,
    level: { level_number: filled.level },
    duration_days: filled.duration_days,
    eco_rating: filled.eco_rating,
    expedition_type: filled.expedition_type,
    age_min_child: filled.age_min_child,
    age_max_child: filled.expedition_type === 'kids' ? (filled.age_max_child ?? 17) : null,
    child_price: filled.child_price_cents === null ? null : filled.child_price_cents / 100,
    child_price_max_age: filled.child_price_max_age,
    group_min: filled.group_min,
    group_max: filled.group_max,
    is_new: Date.parse(filled.new_until) > Date.now(),
    guide: resolved([filled.guide]).map(presentGuide)[0] ?? null,
    activity_types: resolved(filled.activities).map(({ name }) => ({ name })),
    accommodation_types: resolved(filled.accommodation_types).map(({ name }) => ({ name })),
    highlights: texts(filled.highlights),
    included: texts(filled.included),
    not_included: texts(filled.not_included),
    kit: texts(filled.kit),
    options: filled.options.map(presentOption),
    photos: resolved([filled.main_photo, ...filled.gallery]).map(presentPhoto),
    seo: presentSeo(draft.seo),
    programme,
    totals: programmeTotals(programme),
    meeting_point: filled.meeting_point,
    station: filled.station,
    journeys: filled.journeys.map(presentJourney),
  }
}

const BLANK_STATISTICS = { rating: null, review_count: 0, all_time_interests_count: 0, has_new_departures: false }

const BLANK_DAY = {
  title: '',
  text: '',
  distance_km: null,
  ascent_m: null,
  descent_m: null,
  hours: null,
  night: null,
  meals: null,
}

type Written<Fields> = { [Name in keyof Fields]: NonNullable<Fields[Name]> }

/** The fields that hold something. A draft may lack even what its type calls required. */
const written = <Fields extends object>(fields: Fields): Partial<Written<Fields>> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined),
    // The same fields, less those left empty.
  ) as Partial<Written<Fields>>

/** The documents among relationships: those an editor may not read, or that are gone, stay numbers. */
const resolved = <Doc extends { id: number }>(
  relations: Array<number | Doc | null | undefined> | null | undefined,
): Doc[] => (relations ?? []).filter((relation): relation is Doc => typeof relation === 'object' && relation !== null)

const texts = (rows: Array<{ text: string }> | null | undefined): string[] => (rows ?? []).map(({ text }) => text)

const presentGuide = (guide: Guide): NonNullable<Expedition['guide']> => ({
  full_name: guide.full_name,
  slug: guide.is_published === false ? null : guide.slug,
  job_title: guide.job_title ?? null,
  biography: guide.biography ?? null,
  avatar_url: resolved([guide.avatar])[0]?.url ?? null,
  facts: texts(guide.facts),
  languages: guide.languages ?? [],
})

const presentJourney = ({
  city,
  duration,
  legs,
}: NonNullable<Draft['journeys']>[number]): Expedition['journeys'][number] => ({
  city,
  duration,
  legs: (legs ?? []).map(({ time, place, note }) => ({ time, place, note: note ?? '' })),
})

// A row may be added before it is filled in.
const presentOption = ({
  label,
  description,
  price_cents,
}: Partial<NonNullable<Draft['options']>[number]>): Expedition['options'][number] => ({
  label: label ?? '',
  description: description ?? null,
  price: (price_cents ?? 0) / 100,
})

const presentSeo = (seo: Draft['seo']): Expedition['seo'] => {
  const { title, description, image } = { ...seo }
  const [picture] = resolved([image])
  return {
    title: title?.trim() || null,
    description: description?.trim() || null,
    image: picture ? (picture.sizes?.lg?.url ?? picture.url ?? null) : null,
  }
}

const presentPhoto = ({ alt, url, width, height, sizes }: Media): Expedition['photos'][number] => {
  const { sm } = { ...sizes }
  return {
    url: sm?.url ?? url ?? '',
    alt: alt ?? '',
    width: sm?.width ?? width ?? 640,
    height: sm?.height ?? height ?? 480,
  }
}
