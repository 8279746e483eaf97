import type { CartDetail } from '@/contract/cart-detail'
import { bookingPrice } from '@/domain/reservations/booking-price'
import { childFareOf, paysChildFare, type ChildFare } from '@/domain/seats/child-fare'
import type { Discount } from '@/domain/reservations/discount'
import { travelerAges, type TravelerAge, type TripAges } from '@/domain/seats/party-ages'
import { tripAges } from '@/server/features/seats/trip-ages'
import { PRICE_CENTS } from '@/server/platform/db/shared-terms'
import { sql } from '@/server/platform/db/transaction-of'

export type OfferedOption = CartDetail['options'][number] & { unit_cents: number }

/** What a cart is priced from, promo code aside. */
export type PricedRow = Pick<CartDetail, 'travelers_count'> & {
  departure_start: string
  expedition: Parameters<typeof tripAges>[0] & { name: string }
  participants: ReadonlyArray<{ birth_date?: string | null }>
  unit_cents: number
  child_price_cents: number | null
  child_price_max_age: number | null
  told_ages: TravelerAge[]
  offered: OfferedOption[]
  chosen: Array<{ id: string; count: number }>
}

/** The columns of the prices of the cart `c` for the departure `d` of the expedition `e`, as `PricedRow` has them. */
export const PRICED_COLUMNS = sql`coalesce(c.participants, '[]') as participants, coalesce(c.options, '[]') as chosen,
    ${PRICE_CENTS}::int as unit_cents, e.child_price_cents::int as child_price_cents,
    e.child_price_max_age::int as child_price_max_age, coalesce(c.ages, '[]') as told_ages,
    coalesce((select json_agg(json_build_object('id', o.id, 'label', o.label, 'description', o.description,
        'price', o.price_cents / 100.0, 'unit_cents', o.price_cents::int) order by o._order)
      from expeditions_options o where o._parent_id = e.id), '[]'::json) as offered`

type Priced = {
  price: ReturnType<typeof bookingPrice>
  /** As they are sold now, with how many are taken. */
  options: Array<Omit<OfferedOption, 'unit_cents'> & { unitCents: number; count: number }>
  trip: TripAges
  childFare: ChildFare | null
  ages: TravelerAge[]
}

/** What a cart costs as its trip is sold now, less the discounts. */
export const priceCart = ({ row, discounts }: { row: PricedRow; discounts: Discount[] }): Priced => {
  const { unit_cents: unitCents, travelers_count: travelers, departure_start: departureStart, expedition } = row
  const options = row.offered.map(({ unit_cents, ...option }) => {
    const count = row.chosen.find(({ id }) => id === option.id)?.count ?? 0
    return { ...option, unitCents: unit_cents, count: Math.min(count, travelers) }
  })
  const trip = tripAges(expedition)
  const childFare = childFareOf({
    unitCents,
    childPriceCents: row.child_price_cents,
    childPriceMaxAge: row.child_price_max_age,
  })
  const birthDates = row.participants.map(({ birth_date }) => birth_date)
  const ages = travelerAges({ travelers, told: row.told_ages, birthDates, departureStart })
  const children = ages.filter((age) => paysChildFare({ age, fare: childFare })).length
  const price = bookingPrice({ label: expedition.name, unitCents, travelers, childFare, children, options, discounts })
  return { price, options, trip, childFare, ages }
}
