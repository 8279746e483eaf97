import type { CopyLine } from '@/contract/planning'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { copiedDays, MAX_COPIES, repeatDays, shiftedDay, type CopyUnit } from '@/domain/departures/departure-copies'
import { decisionDay } from '@/domain/departures/departure-confirmation'
import { departureTitle } from '@/domain/departures/departure-title'
import { guideConflicts, type DaysOff, type LedDeparture } from '@/domain/departures/guide-conflicts'
import { noonOf } from '@/domain/days/days'
import { queryStatement } from '@/server/platform/db/query-statement'
import { LEADING_GUIDE, NOT_CANCELED } from '@/server/platform/db/shared-terms'
import { sql } from '@/server/platform/db/transaction-of'
import { notFound } from '@/server/platform/http/errors'
import { REST_DAYS } from './guide-conflicts'
import { copySources, type CopySource } from './read-copy-sources'

type Asked = { ids: number[]; unit: CopyUnit; every: number; until?: string | undefined }

/** What copies would be, line by line, with what keeps their guides from leading them; 404 for a departure that is not there. */
export const planDepartureCopies = async ({
  ids,
  until,
  ...step
}: Asked): Promise<{ rest_days: number; lines: CopyLine[]; is_cut: boolean }> => {
  const sources = await queryStatement<CopySource>(copySources(ids))
  if (sources.length < ids.length) throw notFound('Un de ces départs n’existe plus.')
  const today = calendarDayInParis(new Date())
  const all = sources
    .flatMap((source) =>
      (until === undefined
        ? [shiftedDay({ start: source.start, ...step })]
        : repeatDays({ start: source.start, until, ...step })
      ).map((start) => planOne({ source, start, today })),
    )
    .sort((one, other) => one.start.localeCompare(other.start) || one.source.id - other.source.id)
  const planned = all.slice(0, MAX_COPIES)
  const { restDays, led, standing, away } = await readAround(planned)
  return {
    rest_days: restDays,
    is_cut: all.length > planned.length,
    lines: planned.map((line) => {
      const { source, start, end, title, decisionOn } = line
      const among = planned.filter((one) => one !== line && one.source.guideId === source.guideId)
      const others = [
        ...led.filter(({ guideId }) => guideId === source.guideId),
        ...among.map((one) => ({ id: 0, title: one.title, start: one.start, end: one.end })),
      ]
      const conflicts =
        source.guideId === null
          ? []
          : guideConflicts({
              start,
              end,
              others,
              restDays,
              daysOff: away.filter(({ guideId }) => guideId === source.guideId),
            })
      return {
        source_id: source.id,
        title,
        departure_start: start,
        departure_end: end,
        decision_on: decisionOn,
        guide: source.guide,
        conflicts: conflicts.map(({ id, title: other, start: from, end: to, kind, rest }) => ({
          id: id === 0 ? null : id,
          title: other,
          start: from,
          end: to,
          kind,
          rest,
        })),
        is_twin: standing.some((one) => one.expeditionId === source.expeditionId && one.start === start),
        is_past: start <= today,
      }
    }),
  }
}

type Planned = { source: CopySource; title: string; start: string; end: string; decisionOn: string }

const planOne = ({ source, start, today }: { source: CopySource; start: string; today: string }): Planned => {
  const { end, decisionOn } = copiedDays({ source, start, today })
  return {
    source,
    title: departureTitle({ name: source.name, start: new Date(noonOf(start)) }),
    start,
    end,
    decisionOn: decisionOn ?? decisionDay({ departureStart: start, departureEnd: end }),
  }
}

type Around = {
  restDays: number
  led: Array<LedDeparture & { guideId: number }>
  away: Array<DaysOff & { guideId: number }>
  standing: Array<{ expeditionId: number; start: string }>
}

/** What the guides of the copies lead around them, their days off, and what leaves already of their trips. */
const readAround = async (planned: Planned[]): Promise<Around> => {
  const numbers = (values: Array<number | null>) =>
    sql`array[${sql.join([...new Set(values.filter((value) => value !== null))], sql`, `)}]::int[]`
  const guides = numbers(planned.map(({ source }) => source.guideId))
  const trips = numbers(planned.map(({ source }) => source.expeditionId))
  const from = planned[0]?.start ?? '2000-01-01'
  const to = planned.reduce((last, { end }) => (end > last ? end : last), from)
  const [row] = await queryStatement<Around>(sql`
    select s.rest as "restDays",
      coalesce((select json_agg(json_build_object('id', d.id, 'guideId', ${LEADING_GUIDE}, 'title', coalesce(d.title, e.name),
          'start', to_char(d.first_day, 'YYYY-MM-DD'), 'end', to_char(d.last_day, 'YYYY-MM-DD')) order by d.first_day, d.id)
        from departures d join expeditions e on e.id = d.expedition_id
        where ${LEADING_GUIDE} = any(${guides}) and ${NOT_CANCELED.d}
          and d.first_day <= ${to}::date + s.rest and d.last_day >= ${from}::date - s.rest), '[]'::json) as led,
      coalesce((select json_agg(json_build_object('expeditionId', d.expedition_id, 'start', to_char(d.first_day, 'YYYY-MM-DD')))
        from departures d where d.expedition_id = any(${trips}) and ${NOT_CANCELED.d}
          and d.first_day between ${from}::date and ${to}::date), '[]'::json) as standing,
      coalesce((select json_agg(json_build_object('id', a.id, 'guideId', a.guide_id, 'note', a.note,
          'start', to_char(a.first_day, 'YYYY-MM-DD'), 'end', to_char(a.last_day, 'YYYY-MM-DD')) order by a.first_day)
        from guide_absences a where a.guide_id = any(${guides}) and a.first_day <= ${to}::date and a.last_day >= ${from}::date),
        '[]'::json) as away
    from (select ${REST_DAYS} as rest) s`)
  if (!row) throw new Error('A statement without a table answers one row.')
  return row
}
