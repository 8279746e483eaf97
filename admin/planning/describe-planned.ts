import type { PlannedDeparture } from '@/contract/planning'
import { formatDateRange } from '@/domain/french-dates'
import { formatMissing } from '@/domain/departure-words'
import { PACE_WORDS } from '@/domain/sales-pace'
import { PLAN_STATES, planState } from './plan-rows'

/** All that colours and pictures say of a departure, in words. */
export const describePlanned = ({
  departure,
  isClashing,
}: {
  departure: PlannedDeparture
  isClashing: boolean
}): string => {
  const { departure_start: start, departure_end: end, pace, missing_count: missing, sales_closed: isClosed } = departure
  return [
    formatDateRange({ start, end }).toLowerCase(),
    PLAN_STATES[planState(departure)],
    ...(missing > 0 ? [formatMissing(missing).toLowerCase().replace(/\.$/, '')] : []),
    ...(isClosed ? ['ventes closes'] : []),
    ...(isClashing ? ['guide pas libre'] : []),
    ...(pace ? [`ventes ${PACE_WORDS[pace]}`.replace('ventes sans', 'sans')] : []),
  ].join(', ')
}
