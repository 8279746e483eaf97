'use client'

import { useState } from 'react'
import { addressOf } from '@/contract/address-of'
import { getAudience, getAudienceFile } from '@/contract/audience'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { usePanel } from '../calls/use-panel'
import { AudienceTables } from './audience-tables'
import { daysUntilToday, PeriodForm } from './period-form'

/** The counts of a period that the reader chooses: the last thirty days at first. */
export const AudiencePage = () => {
  const [period, setPeriod] = useState(() => daysUntilToday({ days: 30, today: calendarDayInParis(new Date()) }))
  const { answer: report, error } = usePanel(getAudience, { query: period })
  return (
    <>
      <PeriodForm period={period} onChange={setPeriod} />
      <p>
        <a href={addressOf({ ...getAudienceFile, query: period })} download>
          Exporter cette période (CSV)
        </a>
      </p>
      {error !== null && <p role="alert">{error}</p>}
      {report && error === null && <AudienceTables report={report} />}
      {!report && error === null && <p role="status">Chargement…</p>}
    </>
  )
}
