import { Link } from '@payloadcms/ui'
import type { PlannedDeparture, Planning } from '@/contract/planning'
import { describeGuideConflict } from '@/domain/departures/guide-conflicts'
import { formatDateRange } from '@/domain/days/french-dates'
import { formatCount } from '@/domain/text/plural'
import { PANEL_PATHS } from '../dashboard/panel-paths'
import { freeGuides, type PlanConflict } from './plan-conflicts'
import { PlanIcon } from './plan-icon'

type PlanningConflictsProps = {
  conflicts: readonly PlanConflict[]
  /** Departures that nobody leads. */
  unled: readonly PlannedDeparture[]
  planning: Planning
  onGive: (departure: PlannedDeparture, guideId: number | null) => void
}

/** What is wrong with who leads what, each with what puts it right. */
export const PlanningConflicts = ({ conflicts, unled, planning, onGive }: PlanningConflictsProps) => (
  <section className="planning__card" aria-labelledby="plan-conflicts">
    <h2 id="plan-conflicts">Conflits</h2>
    {conflicts.length === 0 && unled.length === 0 && <p className="planning__soft">Aucun, chaque guide est libre.</p>}
    <ul className="plan-todo">
      {conflicts.map(({ departure, guide, other, free }) => (
        <li key={`${String(departure.id)} ${other.kind} ${String(other.id)}`}>
          <p className="plan-state plan-state--clashing">
            <PlanIcon name="conflict" />
            {KINDS[other.kind]}
          </p>
          <p>
            <Link href={PANEL_PATHS.document('departures', departure.id)}>{departure.name}</Link>,{' '}
            {formatDateRange({ start: departure.departure_start, end: departure.departure_end }).toLowerCase()}
            {'\u00a0'}: {describeGuideConflict({ guide, conflict: other, restDays: planning.rest_days })}{' '}
            {other.kind !== 'away' && <Link href={PANEL_PATHS.document('departures', other.id)}>Ouvrir l’autre</Link>}
          </p>
          <Fix departure={departure} free={free} onGive={onGive} />
        </li>
      ))}
      {unled.map((departure) => (
        <li key={departure.id}>
          <p className="plan-state plan-state--clashing">Sans guide</p>
          <p>
            <Link href={PANEL_PATHS.document('departures', departure.id)}>{departure.name}</Link>,{' '}
            {formatDateRange({ start: departure.departure_start, end: departure.departure_end }).toLowerCase()}
            {'\u00a0'}: {formatCount(departure.seats_taken, 'inscrit')}.
          </p>
          <Fix departure={departure} free={freeGuides({ planning, departure })} onGive={onGive} />
        </li>
      ))}
    </ul>
  </section>
)

const KINDS: Record<PlanConflict['other']['kind'], string> = {
  overlap: 'Chevauchement',
  rest: 'Repos trop court',
  away: 'Pas disponible',
}

type FixProps = {
  departure: PlannedDeparture
  free: ReadonlyArray<{ id: number; full_name: string }>
  onGive: (departure: PlannedDeparture, guideId: number | null) => void
}

const Fix = ({ departure, free, onGive }: FixProps) => {
  const [first] = free
  return (
    <p className="plan-todo__fix">
      {first && (
        <button type="button" className="planning__ink" onClick={() => onGive(departure, first.id)}>
          Donner à {first.full_name}
        </button>
      )}
      <button type="button" className="planning__quiet" onClick={() => onGive(departure, null)}>
        {free.length > 1
          ? `Choisir parmi ${formatCount(free.length, 'guide libre', 'guides libres')}`
          : 'Changer le guide'}
      </button>
    </p>
  )
}
