import type { SQL } from 'drizzle-orm'
import {
  DEFAULT_REST_DAYS,
  guideConflicts,
  type DaysOff,
  type GuideConflict,
  type LedDeparture,
} from '@/domain/departures/guide-conflicts'
import { LEADING_GUIDE, NOT_CANCELED } from '@/server/platform/db/shared-terms'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'

/** SQL of the days of rest that the settings ask between two departures of a guide, an integer. */
export const REST_DAYS = sql`coalesce((select s.guide_rest_days from site_settings s limit 1), ${DEFAULT_REST_DAYS})::int`

export type FoundConflicts = { guide: string; restDays: number; conflicts: GuideConflict[] }

/**
 * What keeps a guide, whom `lockGuides` holds, from leading these days: days off, and the other departures that stand and that
 * are his or hers, by name or through their expedition.
 */
export const findGuideConflicts = async ({
  transaction,
  guideId,
  start,
  end,
  except = null,
}: {
  transaction: Transaction
  guideId: number
  start: string
  end: string
  /** The departure itself, once it has a number. */
  except?: number | null
}): Promise<FoundConflicts> => {
  const { rows } = await transaction.execute<{
    guide: string
    restDays: number
    others: LedDeparture[]
    daysOff: DaysOff[]
  }>(sql`
    select g.full_name as guide, s.rest as "restDays", coalesce((
      select json_agg(json_build_object('id', d.id, 'title', coalesce(d.title, e.name),
        'start', to_char(d.first_day, 'YYYY-MM-DD'), 'end', to_char(d.last_day, 'YYYY-MM-DD')) order by d.first_day, d.id)
      from departures d join expeditions e on e.id = d.expedition_id
      where ${LEADING_GUIDE} = g.id and ${NOT_CANCELED.d} and d.id is distinct from ${except}::int
        and d.first_day <= ${end}::date + s.rest and d.last_day >= ${start}::date - s.rest), '[]'::json) as others,
      ${daysOffBetween({ from: sql`${start}::date`, to: sql`${end}::date` })} as "daysOff"
    from guides g cross join (select ${REST_DAYS} as rest) s where g.id = ${guideId}`)
  const [row] = rows
  if (!row) return { guide: '', restDays: 0, conflicts: [] }
  const { guide, restDays, others, daysOff } = row
  return { guide, restDays, conflicts: guideConflicts({ start, end, others, restDays, daysOff }) }
}

/** SQL of the days off of the guide `g` that cross these, as JSON, soonest first. */
export const daysOffBetween = ({ from, to }: { from: SQL; to: SQL }): SQL => sql`coalesce((
  select json_agg(json_build_object('id', a.id, 'note', a.note, 'start', to_char(a.first_day, 'YYYY-MM-DD'),
    'end', to_char(a.last_day, 'YYYY-MM-DD')) order by a.first_day)
  from guide_absences a where a.guide_id = g.id and a.first_day <= ${to} and a.last_day >= ${from}), '[]'::json)`

/**
 * Holds guides until the transaction ends, by ascending number: who gives one of them a departure at the same time waits
 * here, and then sees the first. Taken after the rows of departures and of their expeditions.
 */
export const lockGuides = async ({ transaction, ids }: { transaction: Transaction; ids: number[] }): Promise<void> => {
  if (ids.length === 0) return
  const guides = sql`array[${sql.join(ids, sql`, `)}]::int[]`
  await transaction.execute(sql`select id from guides where id = any(${guides}) order by id for no key update`)
}
