import { createLocalReq, type Payload } from 'payload'
import { countKeptCarbon } from '@/server/features/carbon/count-kept-carbon'
import { query } from '@/server/platform/db/pool'
import { transactionOf } from '@/server/platform/db/transaction-of'
import { withTransaction } from '@/server/platform/payload/with-transaction'

/**
 * Gives the reservations that the demo was written with the figure that an order keeps, from Paris. One that was ordered has
 * its contract, and keeps or lacks its own.
 */
export const keepCarbon = async ({ payload }: { payload: Payload }): Promise<void> => {
  const trips = await query<{ expedition: number; departure: number }>(
    `select d.expedition_id as expedition, min(d.id) as departure from departures d
     where exists (select 1 from reservations r where r.departure_id = d.id and ${IS_OF_THE_DEMO}) group by 1 order by 1`,
  )
  const req = await createLocalReq({}, payload)
  for (const { expedition, departure } of trips) {
    const carbon = await withTransaction(req, async () =>
      countKeptCarbon({ transaction: await transactionOf(req), departureId: departure, door: null }),
    )
    if (!carbon) continue
    await query(
      `update reservations r set contract = coalesce(r.contract, '{}') || jsonb_build_object('carbon', $2::jsonb)
       from departures d where d.id = r.departure_id and d.expedition_id = $1 and ${IS_OF_THE_DEMO}`,
      [expedition, JSON.stringify(carbon)],
    )
  }
}

const IS_OF_THE_DEMO = /* sql */ `
  r.cart_number is null and not coalesce(r.contract, '{}') ?| array['days', 'carbon']`
