import type { ReactNode } from 'react'
import type { AccountBookings } from '@/contract/desk'
import { PANEL_PATHS } from '../dashboard/panel-paths'
import { formatCents } from './format-cents'
import { ReservationState } from './reservation-state'

type Booking = Pick<
  AccountBookings['bookings'][number],
  'id' | 'number' | 'travelers_count' | 'status' | 'total_cents' | 'deposit_cents' | 'paid_cents'
>

type BookingsTableProps<One extends Booking> = {
  bookings: One[]
  /** The column that says whose or what each is: its heading, and what stands there. */
  subject: string
  showSubject: (booking: One) => ReactNode
  /** What stands under the number, if anything. */
  showNote?: (booking: One) => ReactNode
}

/** Bookings with what was paid of each; a line opens its reservation. */
export const BookingsTable = <One extends Booking>({
  bookings,
  subject,
  showSubject,
  showNote,
}: BookingsTableProps<One>) => (
  <div className="desk__scroll">
    <table className="desk-table desk-table--stacked">
      <thead>
        <tr>
          <th scope="col">Réservation</th>
          <th scope="col">{subject}</th>
          <th scope="col">Voyageurs</th>
          <th scope="col">Réglé</th>
          <th scope="col">État</th>
        </tr>
      </thead>
      <tbody>
        {bookings.map((one) => (
          <tr key={one.id}>
            <td>
              <a href={PANEL_PATHS.document('reservations', one.id)}>{one.number}</a>
              {showNote?.(one)}
            </td>
            <td>{showSubject(one)}</td>
            <td data-label="Voyageurs">{one.travelers_count}</td>
            <td data-label="Réglé">
              <span>
                {formatCents(one.paid_cents)}
                <span className="desk-table__note">sur {formatCents(one.total_cents)}</span>
              </span>
            </td>
            <td data-label="État">
              <ReservationState booking={one} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
