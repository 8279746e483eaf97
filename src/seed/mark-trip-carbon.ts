import type { Payload } from 'payload'
import { queryOne } from '@/server/platform/db/pool'
import { EXPEDITIONS } from './catalogue/expeditions'
import { demoCarbon } from './trip-carbon'

/** Tells of the trips of an earlier demo how one gets there and what one has on site, where nobody told any of it. */
export const markTripCarbon = async ({ payload }: { payload: Payload }): Promise<void> => {
  for (const expedition of EXPEDITIONS) {
    const untold = await queryOne<{ id: number }>(
      `select e.id from expeditions e where e.slug = $1 and e.access_station_name is null and e.stay_guide_km is null
         and not exists (select 1 from trip_approach t where t._parent_id = e.id)
         and not exists (select 1 from trip_nights t where t._parent_id = e.id)`,
      [expedition.slug],
    )
    if (!untold) continue
    await payload.update({ collection: 'expeditions', id: untold.id, data: demoCarbon(expedition) })
  }
}
