import { Link } from '@payloadcms/ui'
import { useState } from 'react'
import type { PlannedDeparture } from '@/contract/planning'
import { formatDayMonth } from '@/domain/days/french-dates'
import { SALES_PACES } from '@/domain/departures/sales-pace'
import { PANEL_PATHS } from '../dashboard/panel-paths'
import { DeskChoice } from '../desk/desk-choice'
import { DepartureSales } from './departure-sales'

/** How one of the departures to come sells: the one that most asks for it, or the one that is chosen. */
export const PlanningSales = ({ departures, today }: { departures: readonly PlannedDeparture[]; today: string }) => {
  const [chosen, setChosen] = useState<number | null>(null)
  const coming = departures.filter(({ status, departure_start: start }) => status !== 'canceled' && start > today)
  const shown = coming.find(({ id }) => id === chosen) ?? mostUrgent(coming)
  return (
    <section className="planning__card planning__card--tall" aria-labelledby="plan-sales">
      <h2 id="plan-sales">Ventes d’un départ</h2>
      {!shown && <p className="planning__soft">Aucun départ à venir à ces dates.</p>}
      {shown && (
        <>
          <DeskChoice
            label="Départ à regarder"
            value={String(shown.id)}
            options={coming.map(({ id, name, departure_start: start }) => ({
              value: String(id),
              label: `${name}, ${formatDayMonth(start)}`,
            }))}
            onChange={(id) => {
              setChosen(Number(id))
            }}
          />
          <DepartureSales departureId={shown.id} />
          <p>
            <Link href={PANEL_PATHS.document('departures', shown.id)}>Ouvrir le départ</Link>
          </p>
        </>
      )}
    </section>
  )
}

/** Of those that sell worst, the first to leave. */
const mostUrgent = (departures: readonly PlannedDeparture[]): PlannedDeparture | undefined => {
  const urgency = ({ pace }: PlannedDeparture) => (pace === null ? -1 : SALES_PACES.indexOf(pace))
  const worst = Math.max(...departures.map(urgency))
  return departures.find((departure) => urgency(departure) === worst)
}
