'use client'

import { Link } from '@payloadcms/ui'
import { listDeparturesToDecide, type DepartureToDecide } from '@/contract/desk'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { formatMissing } from '@/domain/departures/departure-words'
import { formatShortDate } from '@/domain/days/french-dates'
import { usePanel } from '../calls/use-panel'
import { formatCents } from '../desk/format-cents'
import { AgencyTable } from './agency-table'
import { PANEL_PATHS } from './panel-paths'

/** The departures below their minimum whose decision is near, each with what it leaves; nothing when there is none. */
export const DeparturesToDecide = () => {
  const { answer, error } = usePanel(listDeparturesToDecide, NOTHING_ASKED)
  if (error !== null) return <p role="alert">{error}</p>
  if (!answer || answer.departures.length === 0) return null
  const today = calendarDayInParis(new Date())
  return (
    <section aria-labelledby="to-decide-title">
      <div className="agency__head">
        <h2 id="to-decide-title" className="agency__subtitle">
          À décider
        </h2>
      </div>
      <AgencyTable
        rows={answer.departures}
        keyOf={({ id }) => id}
        columns={[
          {
            label: 'Départ',
            show: ({ id, name, departure_start: start }) => (
              <Link href={PANEL_PATHS.document('departures', id)}>
                {name}, {formatShortDate(start)}
              </Link>
            ),
          },
          {
            label: 'Au plus tard',
            show: ({ decision_on: day }) => formatShortDate(day),
            isLate: ({ decision_on: day }) => day < today,
          },
          {
            label: 'Inscrits',
            show: ({ firm_count: firm, min_participants: minimum }) =>
              `${String(firm)} sur ${String(minimum)}. ${formatMissing(minimum - firm)}`,
          },
          { label: 'Résultat', show: marginsText },
        ]}
      />
    </section>
  )
}

const NOTHING_ASKED = {}

const marginsText = ({ margins }: DepartureToDecide): string =>
  margins
    .map(({ travelers, margin_cents: cents }) => `à ${String(travelers)}\u00a0: ${formatCents(cents)}`)
    .join(', ') || 'Coûts à écrire dans l’aventure'
