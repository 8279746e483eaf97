import type { DepartureDesk } from '@/contract/desk'
import { PANEL_PATHS } from '../dashboard/panel-paths'
import { formatCents } from './format-cents'
import { ReservationState } from './reservation-state'

/** Who booked a departure; each line opens its reservation. */
export const DepartureReservations = ({ reservations }: Pick<DepartureDesk, 'reservations'>) => {
  if (reservations.length === 0) return <p className="desk__empty">Personne n’a encore réservé ce départ.</p>
  return (
    <div className="desk__scroll">
      <table className="desk-table">
        <thead>
          <tr>
            <th scope="col">Réservation</th>
            <th scope="col">Client</th>
            <th scope="col">Voyageurs</th>
            <th scope="col">Réglé</th>
            <th scope="col">État</th>
          </tr>
        </thead>
        <tbody>
          {reservations.map((one) => (
            <tr key={one.id}>
              <td>
                <a href={PANEL_PATHS.document('reservations', one.id)}>{one.number}</a>
                {one.source === 'phone' && <span className="desk-table__note">par téléphone</span>}
              </td>
              <td>
                {one.customer}
                <span className="desk-table__note">{one.phone ?? one.email}</span>
              </td>
              <td>{one.travelers_count}</td>
              <td>
                {formatCents(one.paid_cents)}
                <span className="desk-table__note">sur {formatCents(one.total_cents)}</span>
              </td>
              <td>
                <ReservationState status={one.status} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
