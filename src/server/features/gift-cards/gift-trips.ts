import type { GiftTrip } from '@/contract/gift-cards'
import { GIFT_AMOUNT } from '@/domain/gift-cards/gift-card'
import { formatPrice } from '@/domain/text/price'
import { TODAY } from '@/server/platform/db/paris-day'
import { queryStatement } from '@/server/platform/db/query-statement'
import { sql } from '@/server/platform/db/transaction-of'
import { HttpError } from '@/server/platform/http/errors'

/** SQL: whether the trip `h` leaves again, and costs what a card may be worth. */
const IS_GIVEN = sql`h.next_start >= ${TODAY}
  and h.price_cents between ${GIFT_AMOUNT.least * 100}::int and ${GIFT_AMOUNT.most * 100}::int`

/** The trips whose price a card may be bought for, by name. */
export const listGiftTrips = async () => ({
  trips: await queryStatement<GiftTrip>(sql`
    select h.id, h.name, h.price_cents / 100.0::float8 as price from expedition_hits h where ${IS_GIVEN}
    order by lower(h.name) collate "fr-x-icu", h.id`),
})

type Row = { name: string; cents: number }

/**
 * The name and the price, in cents, of the trip that a card is bought for, as the catalogue has them; 422 when it is not sold any more, or
 * for another sum than was shown.
 */
export const findGiftTrip = async ({ id, shownCents }: { id: number; shownCents: number }): Promise<Row> => {
  const [trip] = await queryStatement<Row>(sql`
    select h.name, h.price_cents as cents from expedition_hits h where h.id = ${id} and ${IS_GIVEN}`)
  if (!trip) throw refused('Cette aventure ne s’offre plus\u00a0: choisis-en une autre, ou un montant.')
  if (trip.cents !== shownCents) {
    throw refused(`Le prix de cette aventure a changé\u00a0: elle est à ${formatPrice(trip.cents / 100)} aujourd’hui.`)
  }
  return trip
}

const refused = (message: string): HttpError =>
  new HttpError({ status: 422, message, fields: [{ field: 'amount', message }] })

/** SQL of the trip that the card `g` was bought for, as an idea: its name then, and the address of its page while it has one. */
export const giftTrip = sql`case when g.trip_name is not null then json_build_object('name', g.trip_name,
  'slug', (select h.slug from expedition_hits h where h.id = g.trip_id)) end`
