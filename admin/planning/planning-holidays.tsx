import { daysBetween } from '@/domain/days/days'
import { formatDateRange, formatDayMonth } from '@/domain/days/french-dates'
import { publicHolidays } from '@/domain/days/public-holidays'
import { SCHOOL_ZONES } from '@/domain/days/school-calendar'
import { schoolHolidays, unknownSchoolDays } from '@/domain/days/school-holidays'
import type { PlanPeriod } from './plan-period'

/** Above the guides: the holidays of each zone and the public ones, on the days of the timeline; what nobody knows yet is told apart. */
export const PlanningHolidays = ({ period: { from, to } }: { period: PlanPeriod }) => {
  const holidays = schoolHolidays({ from, to })
  const unknown = unknownSchoolDays({ from, to })
  const columns = (days: { from: string; to: string }) =>
    `${String(daysBetween({ from, to: days.from }) + 1)} / ${String(daysBetween({ from, to: days.to }) + 2)}`
  return (
    <section className="plan__holidays" aria-label="Vacances scolaires et jours fériés">
      <p aria-hidden="true">
        {SCHOOL_ZONES.map((zone) => (
          <small key={zone}>Vacances zone {zone}</small>
        ))}
        <small>Jours fériés</small>
      </p>
      <ul>
        {holidays.map((holiday) => (
          <li
            key={`${holiday.zone} ${holiday.from}`}
            className="plan-holiday"
            style={{ gridColumn: columns(holiday), gridRow: SCHOOL_ZONES.indexOf(holiday.zone) + 1 }}
            title={`${holiday.name}, zone ${holiday.zone}`}
          >
            <span aria-hidden="true">{holiday.name}</span>
            <span className="plan-words">
              {`${holiday.name}, zone ${holiday.zone}, ${formatDateRange({ start: holiday.from, end: holiday.to }).toLowerCase()}`}
            </span>
          </li>
        ))}
        {publicHolidays({ from, to }).map(({ day, name }) => (
          <li
            key={day}
            className="plan-holiday plan-holiday--public"
            style={{ gridColumn: columns({ from: day, to: day }), gridRow: SCHOOL_ZONES.length + 1 }}
            title={`${name}, ${formatDayMonth(day)}`}
          >
            <span className="plan-words">{`Férié, ${name}, le ${formatDayMonth(day)}`}</span>
          </li>
        ))}
        {unknown && (
          <li
            className="plan-holiday plan-holiday--unknown"
            style={{ gridColumn: columns(unknown), gridRow: `1 / ${String(SCHOOL_ZONES.length + 1)}` }}
          >
            on ne sait pas encore
          </li>
        )}
      </ul>
    </section>
  )
}
