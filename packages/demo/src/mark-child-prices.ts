import { query } from '@/server/platform/db/pool'
import { EXPEDITIONS } from './catalogue/expeditions'

/** Gives the trips of an earlier demo the price of children and the last age, where nobody wrote one, in the version that is edited too. */
export const markChildPrices = async (): Promise<void> => {
  for (const { slug, type, price, childPrice, ageMaxChild = null } of EXPEDITIONS) {
    if (!childPrice) continue
    const values = [slug, type, price * 100, childPrice.price * 100, childPrice.maxAge, ageMaxChild]
    await query(
      `update expeditions set child_price_cents = $4, child_price_max_age = $5, age_max_child = $6
       where slug = $1 and expedition_type = $2::enum_expeditions_expedition_type and price_cents = $3
         and child_price_cents is null and child_price_max_age is null and age_max_child is null`,
      values,
    )
    await query(
      `update _expeditions_v v set version_child_price_cents = $4, version_child_price_max_age = $5, version_age_max_child = $6
       from expeditions e where e.slug = $1 and v.parent_id = e.id and v.latest and v.version_price_cents = $3
         and v.version_expedition_type = $2::enum__expeditions_v_version_expedition_type
         and v.version_child_price_cents is null and v.version_child_price_max_age is null and v.version_age_max_child is null`,
      values,
    )
  }
}
