import type { Expedition } from '@/contract/expeditions'
import type { Hit } from '@/contract/hit'
import { flagUrl } from '@/domain/catalogue/destinations'
import { programmeTotals } from '@/domain/catalogue/programme-totals'
import { presentRichText, type RichText } from '@/server/platform/payload/present-rich-text'

type Plain =
  | 'region'
  | 'tagline'
  | 'age_max_child'
  | 'child_price'
  | 'child_price_max_age'
  | 'group_min'
  | 'group_max'
  | 'meeting_point'
  | 'station'
  | 'guide'
  | 'highlights'
  | 'included'
  | 'not_included'
  | 'kit'
  | 'options'
  | 'photos'
  | 'seo'
  | 'programme'
  | 'journeys'
  | 'review_count'

export type ExpeditionRow = Pick<Expedition, Plain> & {
  hit: Hit
  description: RichText | null
  countries: Array<{ name: string; code: string }> | null
}

/** An expedition as the API answers it, from its card and its row. */
export const presentExpedition = ({ hit, description, countries, ...row }: ExpeditionRow): Expedition => ({
  ...row,
  id: hit.id,
  name: hit.name,
  slug: hit.slug,
  min_price: hit.price,
  country_1: { name: hit.country_1 },
  countries: (countries ?? []).map(({ name, code }) => ({ name, flag_url: flagUrl(code) })),
  level: { level_number: hit.level_number },
  duration_days: hit.duration_days,
  eco_rating: hit.eco_rating,
  rating: hit.rating,
  all_time_interests_count: hit.all_time_interests_count,
  expedition_type: hit.expedition_type,
  age_min_child: hit.age_min_child,
  is_new: hit.is_new,
  has_new_departures: hit.has_new_departures,
  activity_types: hit.activities.map((name) => ({ name })),
  accommodation_types: hit.accommodations_name.map((name) => ({ name })),
  description_html: presentRichText(description),
  totals: programmeTotals(row.programme),
})
