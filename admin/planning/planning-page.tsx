'use client'

import { Link } from '@payloadcms/ui'
import { useState } from 'react'
import { addressOf } from '@/contract/address-of'
import { getPlanning, getPlanningFile } from '@/contract/planning'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { formatDays } from '@/domain/days/french-dates'
import { usePanel } from '../calls/use-panel'
import { PANEL_PATHS } from '../dashboard/panel-paths'
import { periodAt, stepPeriod, type PlanScale } from './plan-period'
import { PlanningBoard } from './planning-board'
import { PlanningDecisions } from './planning-decisions'

/** The departures of some weeks or of a season: the period is chosen here. */
export const PlanningPage = ({ title }: { title: string }) => {
  const today = calendarDayInParis(new Date())
  const [scale, setScale] = useState<PlanScale>('weeks')
  const [day, setDay] = useState(today)
  const period = periodAt({ day, scale })
  const { from, to } = period
  const { answer: planning, error, reload } = usePanel(getPlanning, { query: { from, to } })

  const step = (by: 1 | -1) => () => {
    setDay(stepPeriod({ day, scale, by }))
  }
  return (
    <>
      <div className="planning__head">
        <div>
          <h1>{title}</h1>
          <p className="planning__soft">Qui guide quoi, ce qui se remplit, et ce qui se chevauche.</p>
        </div>
        <div className="planning__acts">
          <a className="planning__quiet" href={addressOf({ ...getPlanningFile, query: { from, to } })} download>
            Exporter (.ics)
          </a>
          <Link className="planning__go" href={PANEL_PATHS.create('departures')}>
            Créer un départ
          </Link>
        </div>
      </div>
      <div className="planning__bar">
        <Step label="Période précédente" sign="‹" onClick={step(-1)} />
        <b aria-live="polite">{formatDays({ start: from, end: to })}</b>
        <Step label="Période suivante" sign="›" onClick={step(1)} />
        <button
          type="button"
          className="planning__quiet"
          onClick={() => {
            setDay(today)
          }}
        >
          Aujourd’hui
        </button>
        <div className="planning__segments" role="group" aria-label="Durée">
          {SCALES.map(({ value, label }) => (
            <button
              key={value}
              type="button"
              aria-pressed={scale === value}
              onClick={() => {
                setScale(value)
              }}
            >
              {label}
            </button>
          ))}
        </div>
      </div>
      {error !== null && <p role="alert">{error}</p>}
      {!planning && error === null && <p role="status">Chargement…</p>}
      {planning && (
        <PlanningBoard
          planning={planning}
          period={period}
          decisions={<PlanningDecisions today={today} />}
          onChanged={reload}
        />
      )}
    </>
  )
}

const SCALES = [
  { value: 'weeks', label: '7 semaines' },
  { value: 'season', label: 'Saison' },
] as const

const Step = ({ label, sign, onClick }: { label: string; sign: string; onClick: () => void }) => (
  <button type="button" className="planning__step" aria-label={label} onClick={onClick}>
    {sign}
  </button>
)
