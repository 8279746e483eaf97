import { Link } from '@payloadcms/ui'
import type { KeyboardEvent } from 'react'
import type { PlannedDeparture } from '@/contract/planning'
import { formatMissing } from '@/domain/departures/departure-words'
import { formatDateRange } from '@/domain/days/french-dates'
import { paceWords } from '@/domain/departures/sales-pace'
import { PANEL_PATHS } from '../dashboard/panel-paths'
import { PlanIcon } from './plan-icon'
import { planState, type PlanBar, PLAN_STATES } from './plan-rows'

type PlanningBarProps = {
  bar: PlanBar
  isClashing: boolean
  onAskGuide: () => void
}

/** A departure on its guide's line: how full below, its state around, its sales by a picture. It opens; G asks for a guide. */
export const PlanningBar = ({ bar: { departure, first, last, lane }, isClashing, onAskGuide }: PlanningBarProps) => {
  const { id, name, seats_taken: taken, capacity, pace } = departure
  const state = planState(departure)
  const fill = capacity === 0 ? 0 : Math.min(100, Math.round((taken / capacity) * 100))
  return (
    <li data-departure={id} style={{ gridColumn: `${String(first)} / ${String(last + 1)}`, gridRow: lane + 1 }}>
      <Link
        href={PANEL_PATHS.document('departures', id)}
        className={['plan-bar', `plan-bar--${state}`, isClashing && 'plan-bar--clashing'].filter(Boolean).join(' ')}
        style={{ '--fill': `${String(fill)}%` }}
        title={name}
        draggable={state !== 'canceled'}
        aria-keyshortcuts="G"
        onKeyDown={({ key }: KeyboardEvent<HTMLAnchorElement>) => {
          if (key.toLowerCase() === 'g' && state !== 'canceled') onAskGuide()
        }}
      >
        <b>
          {isClashing && <PlanIcon name="conflict" />}
          {name}
        </b>
        <span>
          {pace && <PlanIcon name={pace} />}
          {taken}/{capacity}
          <span className="plan-words">, {describePlanned({ departure, isClashing })}</span>
        </span>
      </Link>
    </li>
  )
}

/** All that colours and pictures say of a departure, in words. */
const describePlanned = ({ departure, isClashing }: { departure: PlannedDeparture; isClashing: boolean }): string => {
  const { departure_start: start, departure_end: end, pace, missing_count: missing, sales_closed: isClosed } = departure
  return [
    formatDateRange({ start, end }).toLowerCase(),
    PLAN_STATES[planState(departure)],
    ...(missing > 0 ? [formatMissing(missing).toLowerCase().replace(/\.$/, '')] : []),
    ...(isClosed ? ['ventes closes'] : []),
    ...(isClashing ? ['guide pas libre'] : []),
    ...(pace ? [paceWords(pace)] : []),
  ].join(', ')
}
