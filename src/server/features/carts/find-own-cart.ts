import type { PayloadRequest } from 'payload'
import type { Cart } from '@/contract/cart'
import { AGE_MAX } from '@/server/features/seats/booked-expedition'
import { isoInstant } from '@/server/platform/db/iso-instant'
import { parisDay } from '@/server/platform/db/paris-day'
import { sql } from '@/server/platform/db/transaction-of'
import { preparedStatement } from '@/server/platform/payload/prepared-statement'
import { presentCart } from './own-cart'
import { priceCart, PRICED_COLUMNS, type PricedRow } from './priced-cart'
import { readCart } from './read-cart'

type BannerRow = Omit<PricedRow, 'expedition'> &
  PricedRow['expedition'] &
  Pick<Cart, 'id' | 'expedition_main_photo' | 'departure_end' | 'hold_expires_at'> & { has_promo: boolean }

// Every page asks: of a whole cart, most would be read for nobody.
const findBanner = preparedStatement<BannerRow>({
  name: 'cart-banner',
  build: (userId) => sql`
  select c.id, c.travelers_count::int as travelers_count, c.promo_code_id is not null as has_promo,
    case when c.held_seats > 0 and c.hold_expires_at > now() then ${isoInstant(sql`c.hold_expires_at`)} end as hold_expires_at,
    ${parisDay(sql`d.departure_start`)} as departure_start, ${parisDay(sql`d.departure_end`)} as departure_end,
    e.name, e.expedition_type, e.age_min_child::int as age_min_child, ${AGE_MAX} as age_max_child,
    coalesce(m.sizes_sm_url, m.url) as expedition_main_photo, ${PRICED_COLUMNS}
  from carts c
  join departures d on d.id = c.departure_id
  join expeditions e on e.id = d.expedition_id
  left join media m on m.id = e.main_photo_id
  where c.user_id = ${userId}`,
})

/** The unfinished booking of a user, as the banner shows it; null without one. */
export const findOwnCart = async (owner: { req: PayloadRequest; userId: number }): Promise<Cart | null> => {
  const [row] = await findBanner({ req: owner.req, value: owner.userId })
  if (!row) return null
  if (!row.has_promo) return presentBanner(row)
  // Whether a code is taken off hangs on all that it was used for.
  const cart = await readCart(owner)
  return cart && presentCart(cart.detail)
}

const presentBanner = (row: BannerRow): Cart => ({
  id: row.id,
  expedition_main_photo: row.expedition_main_photo,
  expedition_name: row.name,
  departure_start: row.departure_start,
  departure_end: row.departure_end,
  reservation_travelers_count: row.travelers_count,
  total: priceCart({ row: { ...row, expedition: row }, discounts: [] }).price.totalCents / 100,
  hold_expires_at: row.hold_expires_at,
})
