'use client'

import '../desk/desk.css'
import './accounts.css'
import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { listAccountBookings } from '@/contract/desk'
import { formatShortDate } from '@/domain/french-dates'
import { usePanel } from '../calls/use-panel'
import { PANEL_PATHS } from '../dashboard/panel-paths'
import { formatCents } from '../desk/format-cents'
import { ReservationState } from '../desk/reservation-state'

/** On an account, for the agency: what it has booked; each line opens its reservation. */
export const AccountBookings = () => {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const role: unknown = user?.['role']
  const mayRead = id !== undefined && (role === 'staff' || role === 'admin')
  const { answer, error } = usePanel(listAccountBookings, mayRead ? { params: { id } } : null)
  if (!mayRead) return null
  return (
    <section className="desk account-bookings" aria-label="Réservations du compte">
      <div className="desk__head">
        <h3>Réservations</h3>
      </div>
      {!answer && <p className="desk__empty">{error ?? 'Chargement…'}</p>}
      {answer?.bookings.length === 0 && <p className="desk__empty">Ce compte n’a rien réservé.</p>}
      {answer && answer.bookings.length > 0 && (
        <div className="desk__scroll">
          <table className="desk-table">
            <thead>
              <tr>
                <th scope="col">Réservation</th>
                <th scope="col">Départ</th>
                <th scope="col">Voyageurs</th>
                <th scope="col">Réglé</th>
                <th scope="col">État</th>
              </tr>
            </thead>
            <tbody>
              {answer.bookings.map((one) => (
                <tr key={one.id}>
                  <td>
                    <a href={PANEL_PATHS.document('reservations', one.id)}>{one.number}</a>
                  </td>
                  <td>
                    {one.expedition}
                    <span className="desk-table__note">{formatShortDate(one.departure_start)}</span>
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
      )}
    </section>
  )
}
