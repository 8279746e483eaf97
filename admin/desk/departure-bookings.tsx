import type { DepartureDesk } from '@/contract/desk'
import { formatCount } from '@/domain/text/plural'
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
      showNote={({ source, is_unpaid: isUnpaid }) => (
        <>
          {source === 'phone' && <span className="desk-table__note">par téléphone</span>}
          {isUnpaid && <span className="desk-state">Non réglé</span>}
        </>
      )}
    />
  )
}

const time = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', hour: '2-digit', minute: '2-digit' })

/** Who holds seats of a departure at this moment, and until when. */
export const DepartureHolds = ({ holds }: Pick<DepartureDesk, 'holds'>) => {
  if (holds.length === 0) return null
  return (
    <div className="desk__holds">
      <h4>Places retenues en ce moment</h4>
      <ul>
        {holds.map(({ id, customer, travelers_count: count, hold_expires_at: end, is_ordered: isOrdered }) => (
          <li key={id}>
            {customer}
            {'\u00a0'}: {formatCount(count, 'place')}, jusqu’à {time.format(new Date(end))}
            {isOrdered && (
              <>
                {' '}
                <span className="desk-state">Adresse à confirmer</span>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
