'use client'

import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { listGuidedDepartures } from '@/contract/guide-calendar'
import { formatDays } from '@/domain/days/french-dates'
import { callApi } from '@/storefront/lib/api/call-api'
import { MINE, queryClient, WHILE_SHOWN } from '@/storefront/lib/api/query-client'
import { useSession } from '@/storefront/lib/session/hook'
import { readSession } from '@/storefront/lib/session/store'
import { Button } from '@/storefront/ui/button'
import { Note } from '@/storefront/ui/note'
import { useDaysOff } from '../api/days-off'
import { byWeek, sortDepartures } from '../rules/guided-days'
import { CalendarLinkBox } from './calendar-link-box'
import { ChangesMailChoice } from './changes-mail-choice'
import { DaysOffBox } from './days-off-box'
import { GuidedRow } from './guided-row'
import { MonthGrid } from './month-grid'
import { NextDeparture } from './next-departure'

/** « Mes départs »: what one guides, next departure first, by month or on a phone by week, past ones below. */
export const GuideCalendar = () => {
  const { user } = useSession()
  const { data, error, refetch } = useGuidedDepartures(user?.id)
  if (error) {
    return (
      <Note tone="danger" role="alert">
        <p>{error.message}</p>
        <Button look="line" size="sm" className="note__act" onClick={() => void refetch()}>
          Réessayer
        </Button>
      </Note>
    )
  }
  if (!data?.is_guide) return null
  const { today, departures } = data
  const { first, toCome, past } = sortDepartures({ departures, today })
  return (
    <section className="rsec" aria-labelledby="mes-departs">
      <h2 id="mes-departs">Mes départs à guider</h2>
      <div className="gcal">
        {first && <NextDeparture departure={first} today={today} />}
        <Months userId={user?.id} departures={departures} today={today} start={first?.departure_start ?? today} />
        <ComingWeeks departures={toCome} />
        <DaysOffBox userId={user?.id} today={today} />
        <PastDepartures departures={past} />
        <ChangesMailChoice userId={user?.id} />
        <CalendarLinkBox userId={user?.id} />
      </div>
    </section>
  )
}

type Guided = NonNullable<ReturnType<typeof useGuidedDepartures>['data']>['departures']

type MonthsProps = { userId: number | undefined } & Omit<ComponentProps<typeof MonthGrid>, 'daysOff'>

const Months = ({ userId, ...month }: MonthsProps) => {
  const { data: daysOff = [] } = useDaysOff(userId)
  if (month.departures.length > 0) return <MonthGrid {...month} daysOff={daysOff} />
  return (
    <p className="gcal-empty">Aucun départ ne t’est confié pour l’instant. L’agence t’écrit dès que c’est le cas.</p>
  )
}

const ComingWeeks = ({ departures }: { departures: Guided }) =>
  departures.length === 0 ? null : (
    <div className="gcal-list">
      {byWeek(departures).map(({ monday, sunday, departures: week }) => (
        <section key={monday} aria-label={`Semaine du ${formatDays({ start: monday, end: sunday })}`}>
          <h3>{formatDays({ start: monday, end: sunday })}</h3>
          <ul>
            {week.map((departure) => (
              <GuidedRow key={departure.departure_id} departure={departure} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )

const PastDepartures = ({ departures }: { departures: Guided }) =>
  departures.length === 0 ? null : (
    <details className="gcal-past">
      <summary>Départs passés ({departures.length})</summary>
      <ul>
        {departures.map((departure) => (
          <GuidedRow key={departure.departure_id} departure={departure} />
        ))}
      </ul>
    </details>
  )

/** The departures that who is signed in guides. */
const useGuidedDepartures = (userId: number | undefined) =>
  useQuery(
    {
      queryKey: [MINE, 'guided-departures', userId],
      ...WHILE_SHOWN,
      queryFn: () => callApi(listGuidedDepartures, { token: readSession().user?.token }),
    },
    queryClient(),
  )
