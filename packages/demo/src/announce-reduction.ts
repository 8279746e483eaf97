import { query } from '@/server/platform/db/pool'
import { NOT_CANCELED_TEXT } from '@/server/platform/db/shared-terms'

const TRIPS = ['la-foret-noire-en-vtt', 'le-danube-a-velo-de-passau-a-vienne', 'kayak-de-mer-dans-les-iles-de-brehat']
const OFF_CENTS = 6000

/** Lowers the price of one departure of the demo, and says so for three weeks. */
export const announceReduction = async (): Promise<void> => {
  await query(
    `update departures d set price_cents = e.price_cents - $2, reduction_until = now() + interval '21 days'
     from expeditions e
     where e.id = d.expedition_id and d.id = (
       select d.id from departures d join expeditions e on e.id = d.expedition_id
       where e.slug = any($1) and ${NOT_CANCELED_TEXT.d} and d.price_cents is null and d.open_seats > 0
         and d.departure_start > now() + interval '45 days'
       order by array_position($1, e.slug::text), d.departure_start limit 1)`,
    [TRIPS, OFF_CENTS],
  )
}
