import type { ReductionLine } from '@/contract/reductions'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { reductionRefusal, type ReductionFacts } from '@/domain/departures/reduction'
import { query } from '@/server/platform/db/pool'
import { AROUND_REDUCTION_TEXT } from '@/server/platform/db/reduction'

type Row = Pick<ReductionFacts, 'highestCents' | 'lowestCents' | 'isUnknown'> & {
  id: number
  title: string
  start: string
  status: string
  priceCents: number
}

const STATEMENT = /* sql */ `
  select d.id, d.title, to_char(d.first_day, 'YYYY-MM-DD') as start, d.status::text as status,
    coalesce(d.price_cents, e.price_cents)::int as "priceCents", a.lowest_cents as "lowestCents",
    coalesce(a.is_unknown, false) as "isUnknown", case when s.is_announced then a.highest_cents end as "highestCents"
  from departures d join expeditions e on e.id = d.expedition_id
  ${AROUND_REDUCTION_TEXT}
  where d.id = any($1::int[]) order by d.first_day, d.id`

type Asked = { ids: number[]; percent: number; until: string }

/** What a reduction by so many percent makes of departures, and why the law or the state of one stands in its way. */
export const planReductions = async ({ ids, percent, until }: Asked): Promise<{ lines: ReductionLine[] }> => {
  const today = calendarDayInParis(new Date())
  const rows = await query<Row>(STATEMENT, [ids])
  const lines = rows.map(({ id, title, start, status, priceCents, ...prices }) => {
    const reducedCents = reducedPrice({ priceCents, percent })
    const facts = { ...prices, priceCents: reducedCents, until, today, departureStart: start }
    const refusal = stateRefusal({ status, start, today }) ?? reductionRefusal(facts)
    return { id, title, departure_start: start, price_cents: priceCents, reduced_cents: reducedCents, refusal }
  })
  return { lines }
}

/** To the euro, in the favour of the customer. */
const reducedPrice = ({ priceCents, percent }: { priceCents: number; percent: number }): number =>
  Math.max(100, Math.floor((priceCents * (100 - percent)) / 10_000) * 100)

const stateRefusal = ({ status, start, today }: { status: string; start: string; today: string }): string | null => {
  if (status === 'canceled') return 'Ce départ est annulé.'
  return start <= today ? 'Ce départ est passé ou part aujourd’hui.' : null
}
