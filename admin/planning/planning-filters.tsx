import type { PlannedDeparture, Planning } from '@/contract/planning'
import { DeskChoice } from '../desk/desk-choice'

type Shown = 'all' | 'open' | 'confirmed' | 'full' | 'canceled' | 'clashing'

export type PlanFilters = { shown: Shown; guide: number | 'all' | 'nobody'; country: string }

export const SHOW_ALL: PlanFilters = { shown: 'all', guide: 'all', country: '' }

/** Whether a departure is among those asked for. */
export const showsDeparture = ({
  filters: { shown, guide, country },
  departure,
  clashing,
}: {
  filters: PlanFilters
  departure: PlannedDeparture
  clashing: ReadonlySet<number>
}): boolean =>
  isShown({ shown, departure, clashing }) &&
  (guide === 'all' || departure.guide_id === (guide === 'nobody' ? null : guide)) &&
  (country === '' || departure.countries.includes(country))

const isShown = ({
  shown,
  departure: { id, status, seats_taken: taken, capacity },
  clashing,
}: {
  shown: Shown
  departure: PlannedDeparture
  clashing: ReadonlySet<number>
}): boolean => {
  if (shown === 'all') return true
  if (shown === 'clashing') return clashing.has(id)
  if (shown === 'full') return status !== 'canceled' && taken >= capacity
  return status === shown
}

const STATES: ReadonlyArray<{ shown: Shown; label: string }> = [
  { shown: 'all', label: 'Tous' },
  { shown: 'open', label: 'À confirmer' },
  { shown: 'confirmed', label: 'Confirmés' },
  { shown: 'full', label: 'Complets' },
  { shown: 'canceled', label: 'Annulés' },
  { shown: 'clashing', label: 'Conflits' },
]

type PlanningFiltersProps = {
  filters: PlanFilters
  planning: Planning
  visible: readonly PlannedDeparture[]
  clashing: ReadonlySet<number>
  onChange: (filters: PlanFilters) => void
}

/** What of the period is shown: by state, guide and country. */
export const PlanningFilters = ({ filters, planning, visible, clashing, onChange }: PlanningFiltersProps) => {
  const countries = [...new Set(visible.flatMap((one) => one.countries))].sort((one, other) => one.localeCompare(other))
  const guides = [
    { value: 'all', label: 'Tous les guides' },
    { value: 'nobody', label: 'Sans guide' },
    ...planning.guides.map(({ id, full_name: label }) => ({ value: String(id), label })),
  ]
  return (
    <div className="planning__bar">
      <div className="planning__chips" role="group" aria-label="État">
        {STATES.map(({ shown, label }) => (
          <button
            key={shown}
            type="button"
            aria-pressed={filters.shown === shown}
            onClick={() => {
              onChange({ ...filters, shown })
            }}
          >
            {label} ({visible.filter((departure) => isShown({ shown, departure, clashing })).length})
          </button>
        ))}
      </div>
      <DeskChoice
        label="Guide"
        value={String(filters.guide)}
        options={guides}
        onChange={(guide) => {
          onChange({ ...filters, guide: guide === 'all' || guide === 'nobody' ? guide : Number(guide) })
        }}
      />
      <DeskChoice
        label="Pays"
        value={filters.country}
        options={[{ value: '', label: 'Tous les pays' }, ...countries.map((name) => ({ value: name, label: name }))]}
        onChange={(country) => {
          onChange({ ...filters, country })
        }}
      />
    </div>
  )
}
