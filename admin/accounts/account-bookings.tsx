'use client'

import '../desk/desk.css'
import './accounts.css'
import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { listAccountBookings, type AccountBookings as Account } from '@/contract/desk'
import { formatShortDate } from '@/domain/days/french-dates'
import { formatInstant } from '@/domain/days/french-instants'
import { usePanel } from '../calls/use-panel'
import { AccountCredit } from './account-credit'
import { AccountInvoices } from './account-invoices'
import { BookingsTable } from '../desk/bookings-table'

/** On an account, for the agency: what it has booked, each line opening its reservation, and its credit. */
export const AccountBookings = () => {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const role: unknown = user?.['role']
  const mayRead = id !== undefined && (role === 'staff' || role === 'admin')
  const { answer, error } = usePanel(listAccountBookings, mayRead ? { params: { id } } : null)
  if (!mayRead) return null
  return (
    <>
      <section className="desk account-bookings" aria-label="Réservations du compte">
        <div className="desk__head">
          <h3>Réservations</h3>
        </div>
        {answer?.address_refused_at && (
          <p role="alert">
            La messagerie de ce compte a refusé notre dernier courriel, {formatInstant(answer.address_refused_at)}
            {'\u00a0'}: appelle, et corrige l’adresse.
          </p>
        )}
        {answer ? <Bookings bookings={answer.bookings} /> : <p className="desk__empty">{error ?? 'Chargement…'}</p>}
      </section>
      <AccountInvoices />
      <AccountCredit />
    </>
  )
}

const Bookings = ({ bookings }: Pick<Account, 'bookings'>) =>
  bookings.length === 0 ? (
    <p className="desk__empty">Ce compte n’a rien réservé.</p>
  ) : (
    <BookingsTable
      bookings={bookings}
      subject="Départ"
      showSubject={({ expedition, departure_start }) => (
        <>
          {expedition}
          <span className="desk-table__note">{formatShortDate(departure_start)}</span>
        </>
      )}
    />
  )
