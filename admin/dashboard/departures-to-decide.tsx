'use client'

import { Link } from '@payloadcms/ui'
import { listDeparturesToDecide, type DepartureToDecide } from '@/contract/desk'
import { formatMissing } from '@/domain/departure-words'
import { formatShortDate } from '@/domain/french-dates'
import { usePanel } from '../calls/use-panel'
import { formatCents } from '../desk/format-cents'
import { PANEL_PATHS } from './panel-paths'

/** The departures below their minimum whose decision is near, each with what it leaves; nothing when there is none. */
export const DeparturesToDecide = () => {
  const { answer, error } = usePanel(listDeparturesToDecide, NOTHING_ASKED)
  if (error !== null) return <p role="alert">{error}</p>
  if (!answer || answer.departures.length === 0) return null
  return (
    <section aria-labelledby="to-decide-title">
      <h2 id="to-decide-title" className="agency__subtitle">
        À décider
      </h2>
      <table className="departures-to-come__table">
        <thead>
          <tr>
            <th scope="col">Départ</th>
            <th scope="col">Au plus tard</th>
            <th scope="col">Inscrits</th>
            <th scope="col">Résultat</th>
          </tr>
        </thead>
        <tbody>
          {answer.departures.map((departure) => (
            <Row key={departure.id} departure={departure} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

const NOTHING_ASKED = {}

const Row = ({ departure }: { departure: DepartureToDecide }) => {
  const { id, name, departure_start: start, decision_on: decision, margins } = departure
  const { min_participants: minimum, firm_count: firm } = departure
  return (
    <tr>
      <th scope="row">
        <Link href={PANEL_PATHS.document('departures', id)}>
          {name}, {formatShortDate(start)}
        </Link>
      </th>
      <td>{formatShortDate(decision)}</td>
      <td>{`${String(firm)} sur ${String(minimum)}. ${formatMissing(minimum - firm)}`}</td>
      <td>
        {margins
          .map(({ travelers, margin_cents: cents }) => `à ${String(travelers)}\u00a0: ${formatCents(cents)}`)
          .join(', ') || 'Coûts à écrire dans l’aventure'}
      </td>
    </tr>
  )
}
