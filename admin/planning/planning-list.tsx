import { Link } from '@payloadcms/ui'
import type { PlannedDeparture, Planning } from '@/contract/planning'
import { addDays } from '@/domain/days/days'
import { formatDateRange, formatDays, formatDayMonth } from '@/domain/days/french-dates'
import { PACE_WORDS, paceWords } from '@/domain/departures/sales-pace'
import { FillBar } from '../components/fill-bar'
import { PANEL_PATHS } from '../dashboard/panel-paths'
import { holidayWords } from './holiday-words'
import { PlanIcon } from './plan-icon'
import type { PlanPeriod } from './plan-period'
import { PLAN_STATES, planWeeks } from './plan-rows'

type PlanningListProps = {
  planning: Planning
  departures: readonly PlannedDeparture[]
  period: PlanPeriod
  clashing: ReadonlySet<number>
}

/** The same departures week by week, where the timeline has no room. */
export const PlanningList = ({ planning, departures, period, clashing }: PlanningListProps) => (
  <section className="planning__narrow" aria-label="Départs par semaine">
    {planWeeks({ departures, period })
      .filter((week) => week.departures.length > 0 || awayIn({ planning, monday: week.monday }).length > 0)
      .map(({ monday, fill, pace: common, departures: leaving }) => (
        <div key={monday}>
          <h2 className="plan-week">
            <span>{formatDays({ start: monday, end: addDays(monday, 6) })}</span>
            {fill !== null && (
              <span className="plan-list__pace">
                {`${String(fill)}\u00a0%`}
                {common && (
                  <>
                    <PlanIcon name={common} />
                    <span className="plan-words">, {paceWords(common)}</span>
                  </>
                )}
              </span>
            )}
          </h2>
          <HolidayNote from={monday} />
          <AwayNote planning={planning} monday={monday} />
          <ul className="plan-list">
            {leaving.map((departure) => {
              const { id, name, departure_start: start, departure_end: end, guide_id: guideId, pace } = departure
              const guide = planning.guides.find((one) => one.id === guideId)?.full_name
              return (
                <li key={id}>
                  <p className="plan-list__day">{formatDayMonth(start)}</p>
                  <div>
                    <Link href={PANEL_PATHS.document('departures', id)}>{name}</Link>
                    <p className="planning__soft">
                      {guide ?? 'Sans guide'}, jusqu’au {formatDayMonth(end)}
                    </p>
                    <p className="plan-list__facts">
                      <FillBar
                        taken={departure.seats_taken}
                        capacity={departure.capacity}
                        isCanceled={departure.status === 'canceled'}
                      />
                      {departure.status !== 'canceled' && (
                        <span className={`plan-state plan-state--${departure.status}`}>
                          {PLAN_STATES[departure.status]}
                        </span>
                      )}
                      {clashing.has(id) && (
                        <span className="plan-state plan-state--clashing">
                          <PlanIcon name="conflict" />
                          guide pas libre
                        </span>
                      )}
                      {pace && (
                        <span className="plan-list__pace">
                          <PlanIcon name={pace} />
                          {PACE_WORDS[pace]}
                        </span>
                      )}
                    </p>
                  </div>
                </li>
              )
            })}
          </ul>
        </div>
      ))}
  </section>
)

/** Who is not available in a week. */
const AwayNote = ({ planning, monday }: { planning: Planning; monday: string }) =>
  awayIn({ planning, monday }).map(({ id, guide_id: guideId, ...days }) => (
    <p key={id} className="plan-week__away">
      {planning.guides.find((one) => one.id === guideId)?.full_name} n’est pas disponible{' '}
      {formatDateRange(days).toLowerCase()}
      {days.note !== '' && ` (${days.note})`}.
    </p>
  ))

const awayIn = ({ planning, monday }: { planning: Planning; monday: string }) =>
  planning.days_off.filter(({ start, end }) => start <= addDays(monday, 6) && end >= monday)

const HolidayNote = ({ from }: { from: string }) => {
  const words = holidayWords({ from, to: addDays(from, 6) })
  return words !== '' && <p className="plan-week__holidays">{words.charAt(0).toUpperCase() + words.slice(1)}</p>
}
