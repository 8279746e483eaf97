import type { PlannedDeparture, Planning } from '@/contract/planning'
import { formatDateRange, formatDayMonth } from '@/domain/days/french-dates'
import { formatCount } from '@/domain/text/plural'
import { paceWords } from '@/domain/departures/sales-pace'
import { useDropOnGuide } from './drop-on-guide-hook'
import type { PlanPeriod } from './plan-period'
import { PlanIcon } from './plan-icon'
import { planRows, planWeeks, type PlanRow } from './plan-rows'
import { PlanningBar } from './planning-bar'
import { PlanningHolidays } from './planning-holidays'

type PlanningTimelineProps = {
  planning: Planning
  departures: readonly PlannedDeparture[]
  period: PlanPeriod
  clashing: ReadonlySet<number>
  onlyGuide: number | 'all' | 'nobody'
  /** A departure is dropped on a guide, or asks for one. */
  onGive: (departure: PlannedDeparture, guideId: number | null) => void
}

/** Guides and days: each departure on the line of who leads it, to be dropped on another's. */
export const PlanningTimeline = ({
  planning,
  departures,
  period,
  clashing,
  onlyGuide,
  onGive,
}: PlanningTimelineProps) => {
  const board = useDropOnGuide((departureId, guideId) => {
    const dropped = departures.find(({ id }) => id === departureId)
    if (dropped) onGive(dropped, guideId)
  })
  const rows = planRows({ planning, departures, period }).filter(
    ({ guideId }) => onlyGuide === 'all' || guideId === (onlyGuide === 'nobody' ? null : onlyGuide),
  )
  const style = { '--days': period.weeks.length * 7, '--weeks': period.weeks.length }
  return (
    <div ref={board} className="plan-scroll planning__wide" role="region" aria-label="Frise des départs par guide">
      <div className="plan" style={style}>
        <div className="plan__top">
          <div>
            <b>Guide</b>
            <small>{formatCount(period.weeks.length, 'semaine')}</small>
          </div>
          {planWeeks({ departures, period }).map(({ monday, fill, pace }) => (
            <div key={monday}>
              <b>{formatDayMonth(monday)}</b>
              <small className="plan__week">
                {fill === null ? 'aucun départ' : `rempli à ${String(fill)}\u00a0%`}
                {pace && (
                  <>
                    <PlanIcon name={pace} />
                    <span className="plan-words">, {paceWords(pace)}</span>
                  </>
                )}
              </small>
            </div>
          ))}
        </div>
        <PlanningHolidays period={period} />
        {rows.map((row) => (
          <section
            key={row.guideId ?? 'nobody'}
            className="plan__row"
            aria-label={row.name}
            {...(row.guideId !== null && { 'data-guide': row.guideId })}
          >
            <GuideHead row={row} />
            <ul className="plan__bars">
              {row.away.map((away) => (
                <AwayDays key={away.daysOff.id} away={away} lanes={lanesOf(row)} />
              ))}
              {row.bars.map((bar) => (
                <PlanningBar
                  key={bar.departure.id}
                  bar={bar}
                  isClashing={clashing.has(bar.departure.id)}
                  onAskGuide={() => {
                    onGive(bar.departure, null)
                  }}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}

const lanesOf = ({ bars }: PlanRow): number => Math.max(1, ...bars.map(({ lane }) => lane + 1))

/** Days off behind the departures of a line, as high as all of them. */
const AwayDays = ({ away: { daysOff, first, last }, lanes }: { away: PlanRow['away'][number]; lanes: number }) => {
  const { note, ...days } = daysOff
  const words = `Pas disponible ${formatDateRange(days).toLowerCase()}${note === '' ? '' : `\u00a0: ${note}`}`
  return (
    <li
      className="plan-away"
      style={{ gridColumn: `${String(first)} / ${String(last + 1)}`, gridRow: `1 / span ${String(lanes)}` }}
      title={words}
    >
      <span aria-hidden="true">Pas disponible</span>
      <span className="plan-words">{words}</span>
    </li>
  )
}

const GuideHead = ({ row: { guideId, name, portraitUrl, bars } }: { row: PlanRow }) => (
  <div className="plan__guide">
    {portraitUrl === null ? (
      <span className="plan__portrait" aria-hidden="true">
        {guideId === null ? '?' : initialsOf(name)}
      </span>
    ) : (
      <img className="plan__portrait" src={portraitUrl} alt="" width={32} height={32} />
    )}
    <div>
      <h2>{name}</h2>
      <small>
        {guideId === null
          ? `${String(bars.length)} à affecter`
          : bars.length === 0
            ? 'Aucun départ'
            : formatCount(bars.length, 'départ')}
      </small>
    </div>
  </div>
)

const initialsOf = (name: string): string =>
  name
    .split(' ')
    .flatMap((word) => word.slice(0, 1))
    .slice(0, 2)
    .join('')
