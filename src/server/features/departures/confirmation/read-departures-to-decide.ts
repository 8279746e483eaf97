import type { DepartureToDecide } from '@/contract/desk'
import { DECISION_REMINDERS } from '@/domain/departures/departure-confirmation'
import { departureMargins } from '@/domain/departures/departure-margins'
import { TODAY_TEXT } from '@/server/platform/db/paris-day'
import {
  DECISION_DAY_TEXT,
  FIRM_REDUCTION_TEXT,
  FIRM_TRAVELERS_TEXT,
  IS_LONG_TEXT,
  MISSING_TRAVELERS_TEXT,
  PRICE_CENTS_TEXT,
} from '@/server/platform/db/shared-terms'
import type { MailQuery } from '@/server/platform/email/mail'

type Row = Omit<DepartureToDecide, 'margins'> & {
  reduction_cents: number
  price_cents: number
  fixed_cost_cents: number | null
  traveler_cost_cents: number | null
}

/** Within as many days as the first reminder leaves. */
const IS_NEAR = `d.first_day - ${TODAY_TEXT} <= case when ${IS_LONG_TEXT}
  then ${String(DECISION_REMINDERS.long[0])} else ${String(DECISION_REMINDERS.short[0])} end`

const STATEMENT = /* sql */ `
  select d.id, e.name, to_char(d.first_day, 'YYYY-MM-DD') as departure_start,
    to_char(${DECISION_DAY_TEXT}, 'YYYY-MM-DD') as decision_on, d.min_participants::int as min_participants,
    ${FIRM_TRAVELERS_TEXT} as firm_count, ${FIRM_REDUCTION_TEXT} as reduction_cents, coalesce(${PRICE_CENTS_TEXT}, 0)::int as price_cents,
    e.fixed_cost_cents::int as fixed_cost_cents, e.traveler_cost_cents::int as traveler_cost_cents
  from departures d join expeditions e on e.id = d.expedition_id
  where d.status = 'open' and ${MISSING_TRAVELERS_TEXT} > 0 and d.first_day > ${TODAY_TEXT} and ${IS_NEAR}
    and ($1::int[] is null or d.id = any($1))
  order by ${DECISION_DAY_TEXT}, d.id`

/** The departures below their minimum that the agency has to decide on, the first decision first; of these numbers alone if given. */
export const readDeparturesToDecide = async (
  query: MailQuery,
  departureIds: number[] | null = null,
): Promise<DepartureToDecide[]> => {
  const { rows } = await query<Row>(STATEMENT, [departureIds])
  return rows.map(
    ({
      price_cents: priceCents,
      reduction_cents: reductionCents,
      fixed_cost_cents: fixedCostCents,
      traveler_cost_cents: travelerCostCents,
      ...row
    }) => ({
      ...row,
      margins: departureMargins({
        priceCents,
        reductionCents,
        fixedCostCents,
        travelerCostCents,
        firm: row.firm_count,
        minimum: row.min_participants,
      }),
    }),
  )
}
