'use client'

import { useState, type ReactNode } from 'react'
import type { PlannedDeparture, Planning } from '@/contract/planning'
import { formatCount } from '@/domain/text/plural'
import { PACE_WORDS, SALES_PACES } from '@/domain/departures/sales-pace'
import { GiveGuideForm } from './give-guide-form'
import { calendarWords } from './holiday-words'
import { planConflicts } from './plan-conflicts'
import { PlanIcon } from './plan-icon'
import type { PlanPeriod } from './plan-period'
import { PlanningConflicts } from './planning-conflicts'
import { PlanningFilters, showsDeparture, SHOW_ALL } from './planning-filters'
import { PlanningList } from './planning-list'
import { PlanningSales } from './planning-sales'
import { PlanningTimeline } from './planning-timeline'

type PlanningBoardProps = {
  planning: Planning
  period: PlanPeriod
  /** What asks for a decision, whatever the period. */
  decisions?: ReactNode
  onChanged: () => void
}

/** The departures of a period, by guide or week by week, and what asks for a decision. */
export const PlanningBoard = ({ planning, period, decisions, onChanged }: PlanningBoardProps) => {
  const [filters, setFilters] = useState(SHOW_ALL)
  const [given, setGiven] = useState<{ departure: PlannedDeparture; guideId: number | null } | null>(null)
  const { from, to } = period
  const visible = planning.departures.filter((one) => one.departure_start <= to && one.departure_end >= from)
  const conflicts = planConflicts(planning).filter(
    ({ departure, other }) => departure.departure_start <= to && other.end >= from,
  )
  const clashing = new Set(
    conflicts.flatMap(({ departure, other }) => (other.kind === 'away' ? [departure.id] : [departure.id, other.id])),
  )
  const departures = visible.filter((departure) => showsDeparture({ filters, departure, clashing }))
  const give = (departure: PlannedDeparture, guideId: number | null) => {
    setGiven({ departure, guideId })
  }
  return (
    <>
      <p role="status">
        {formatCount(departures.length, 'départ')} sur {formatCount(period.weeks.length, 'semaine')}
        {conflicts.length > 0 && `, ${formatCount(conflicts.length, 'conflit')} de guide à régler`}.
      </p>
      <PlanningFilters {...{ filters, planning, visible, clashing }} onChange={setFilters} />
      <PlanningLegend />
      <p className="planning__soft">{calendarWords(period)}</p>
      {departures.length === 0 && <p>Aucun départ à ces dates avec ces filtres.</p>}
      <PlanningTimeline {...{ planning, departures, period, clashing }} onlyGuide={filters.guide} onGive={give} />
      <PlanningList {...{ planning, departures, period, clashing }} />
      <div className="planning__cards">
        <PlanningSales departures={departures} today={planning.today} />
        {decisions}
        <PlanningConflicts
          {...{ conflicts, planning }}
          unled={visible.filter((one) => one.guide_id === null && one.status !== 'canceled')}
          onGive={give}
        />
        <GiveGuideForm
          key={given ? `${String(given.departure.id)} ${String(given.guideId)}` : 'nobody'}
          planning={planning}
          departures={visible.filter(({ status }) => status !== 'canceled')}
          given={given}
          onDone={() => {
            setGiven(null)
            onChanged()
          }}
        />
      </div>
    </>
  )
}

const SWATCHES = [
  ['confirmed', 'Confirmé'],
  ['open', 'À confirmer'],
  ['full', 'Complet'],
  ['clashing', 'Conflit'],
] as const

/** What colours, borders and pictures of the planning mean. */
const PlanningLegend = () => (
  <ul className="planning__legend" aria-label="Légende">
    {SWATCHES.map(([name, label]) => (
      <li key={name}>
        <span className={`plan-swatch plan-swatch--${name}`} />
        {label}
      </li>
    ))}
    <li>
      <span className="plan-swatch plan-away" />
      Guide pas disponible
    </li>
    <li>
      <span className="plan-swatch plan-holiday" />
      Vacances scolaires
    </li>
    <li>
      <span className="plan-swatch plan-holiday--public" />
      Jour férié
    </li>
    {SALES_PACES.map((pace) => (
      <li key={pace}>
        <PlanIcon name={pace} />
        {PACE_WORDS[pace]}
      </li>
    ))}
  </ul>
)
