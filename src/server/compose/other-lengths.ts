import { TODAY_TEXT } from '@/server/platform/db/paris-day'
import { query } from '@/server/platform/db/pool'
import { FIRST_DAY_TEXT, NOT_CANCELED_TEXT } from '@/server/platform/db/shared-terms'

/**
 * Departures to come that last otherwise than their trip: saved before the panel refused it, agreed to by their customers since, or of
 * a trip whose length changed. The agency corrects one or the other; nothing is broken meanwhile.
 */
export const listOtherLengths = async (): Promise<string[]> => {
  const rows = await query<{ detail: string }>(/* sql */ `
    select 'departure ' || d.id || ' lasts ' || (d.last_day - d.first_day + 1) || ' days, and its trip ' || e.duration_days as detail
    from departures d join expeditions e on e.id = d.expedition_id
    where ${NOT_CANCELED_TEXT.d} and ${FIRST_DAY_TEXT} > ${TODAY_TEXT} and d.last_day - d.first_day + 1 <> e.duration_days
    order by d.id`)
  return rows.map(({ detail }) => detail)
}
