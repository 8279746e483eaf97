'use client'

import { Link } from '@payloadcms/ui'
import { useState } from 'react'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { addDays } from '@/domain/days/days'
import { formatCount } from '@/domain/text/plural'
import { PANEL_PATHS } from '../dashboard/panel-paths'
import { CopyPreview } from './copy-preview'
import { CopyStep, isWhole, type Step } from './copy-step'

const QUARTER = 91

type CopyPageProps = {
  ids: number[]
  /** The first day of the last of the models; null where none is there. */
  modelsUntil: string | null
}

type Made = { ids: number[]; areSalesClosed: boolean }

/** Makes copies of departures: how much later is chosen first, then which of the dates that come of it. */
export const CopyPage = ({ ids, modelsUntil }: CopyPageProps) => {
  const isOne = ids.length === 1
  const [step, setStep] = useState<Step>(() => ({
    mode: isOne ? 'repeat' : 'shift',
    unit: 'weeks',
    every: isOne ? '1' : '52',
    until: addDays(lastOf(calendarDayInParis(new Date()), modelsUntil), QUARTER),
  }))
  const [made, setMade] = useState<Made | null>(null)
  if (made !== null) {
    return (
      <p role="status">
        {formatCount(made.ids.length, 'départ est créé', 'départs sont créés')},{' '}
        {made.areSalesClosed ? 'ventes closes' : 'en vente'}.{' '}
        <Link href={PANEL_PATHS.list('departures', { id: { in: made.ids.join(',') } })}>Les voir dans la liste</Link>
      </p>
    )
  }
  return (
    <section className="planning__copy" aria-label="Les dates">
      <CopyStep step={step} onChange={setStep} />
      {isWhole(step) && (
        <CopyPreview
          key={JSON.stringify(step)}
          query={{
            ids: ids.join(','),
            unit: step.unit,
            every: Number(step.every),
            ...(step.mode === 'repeat' && { until: step.until }),
          }}
          onMade={setMade}
        />
      )}
    </section>
  )
}

/** The later of two days. */
const lastOf = (day: string, other: string | null): string => (other !== null && other > day ? other : day)
