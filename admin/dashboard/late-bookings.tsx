import type { Money } from '@/contract/money'
import { formatShortDate } from '@/domain/days/french-dates'
import { formatCount } from '@/domain/text/plural'
import { formatNumber } from '@/domain/text/price'
import { formatPhone } from '@/domain/travelers/phone'
import { formatCents } from '../desk/format-cents'
import { AgencyTable } from './agency-table'
import { MoneySection, ReservationLink } from './money-section'

/** Who has to pay and is late, since when, and how to reach them: the most overdue first. */
export const LateBookings = ({ bookings_count: count, total_cents: total, bookings }: Money['late']) => (
  <MoneySection name="late-bookings" title="En retard de paiement" sum={count > 0 ? sumOf(count, total) : undefined}>
    {bookings.length === 0 ? (
      <p className="agency__say">Personne n’est en retard.</p>
    ) : (
      <AgencyTable
        rows={bookings}
        keyOf={({ reservation_id }) => reservation_id}
        columns={[
          {
            label: 'Réservation',
            show: ({ reservation_id, number, customer }) => (
              <ReservationLink id={reservation_id}>
                {customer}, {number}
              </ReservationLink>
            ),
          },
          {
            label: 'Téléphone',
            show: ({ phone }) => (phone === null ? 'Pas de numéro' : <a href={`tel:${phone}`}>{formatPhone(phone)}</a>),
          },
          { label: 'E-mail', show: ({ email }) => <a href={`mailto:${email}`}>{email}</a> },
          { label: 'Départ', show: ({ name, departure_start: start }) => `${name}, ${formatShortDate(start)}` },
          { label: 'Reste dû', show: ({ due_cents: cents }) => formatCents(cents) },
          {
            label: 'En retard',
            show: ({ due_on: on, late_days: days }) => `depuis le ${formatShortDate(on)}, ${formatCount(days, 'jour')}`,
            isLate: () => true,
          },
          { label: 'Dernière relance', show: ({ reminded_on: on }) => (on === null ? 'Aucune' : formatShortDate(on)) },
        ]}
      />
    )}
    {count > bookings.length && (
      <p className="agency__say">
        Les {formatNumber(bookings.length)} plus en retard, sur {formatNumber(count)}
        {'\u00a0'}réservations.
      </p>
    )}
  </MoneySection>
)

const sumOf = (count: number, total: number): string =>
  `${formatCents(total)} pour ${formatCount(count, 'réservation')}`
