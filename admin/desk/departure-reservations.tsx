import type { DepartureDesk } from '@/contract/desk'
import { BookingsTable } from './bookings-table'

/** Who booked a departure; each line opens its reservation. */
export const DepartureReservations = ({ reservations }: Pick<DepartureDesk, 'reservations'>) => {
  if (reservations.length === 0) return <p className="desk__empty">Personne n’a encore réservé ce départ.</p>
  return (
    <BookingsTable
      bookings={reservations}
      subject="Client"
      showSubject={({ customer, phone, email }) => (
        <>
          {customer}
          <span className="desk-table__note">{phone ?? email}</span>
        </>
      )}
      showNote={({ source }) => source === 'phone' && <span className="desk-table__note">par téléphone</span>}
    />
  )
}
