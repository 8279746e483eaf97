import { useDocumentTitle } from '@payloadcms/ui'
import { useEffect } from 'react'
import type { ReservationDesk } from '@/contract/reservation-desk'
import { formatDateRange, formatShortDate } from '@/domain/days/french-dates'
import { formatPhone } from '@/domain/travelers/phone'
import { formatCount } from '@/domain/text/plural'
import { PANEL_PATHS } from '../dashboard/panel-paths'
import { formatCents } from './format-cents'
import { ReservationState } from './reservation-state'

/** Who booked what and when, and how much of it is owed; names the page after the customer and the trip. */
export const BookingHead = ({ desk }: { desk: ReservationDesk }) => {
  const { customer, expedition } = desk
  useOwnTitle(`${customer.name}, ${expedition.name}`)
  return (
    <>
      <div className="desk__head">
        <h3>{desk.number}</h3>
        <ReservationState booking={{ ...desk, deposit_cents: desk.paid_cents + desk.deposit_left_cents }} />
      </div>
      <dl className="desk-facts">
        <div>
          <dt>Client</dt>
          <dd>
            <a href={PANEL_PATHS.document('users', customer.id)}>{customer.name}</a>
            <br />
            {customer.phone && (
              <>
                <a href={`tel:${customer.phone}`}>{formatPhone(customer.phone)}</a>
                <br />
              </>
            )}
            <a href={`mailto:${customer.email}`}>{customer.email}</a>
          </dd>
        </div>
        <div>
          <dt>Aventure</dt>
          <dd>
            <a href={PANEL_PATHS.document('expeditions', expedition.id)}>{expedition.name}</a>
            <br />
            {formatCount(desk.travelers_count, 'voyageur')}
          </dd>
        </div>
        <div>
          <dt>Départ</dt>
          <dd>
            <a href={PANEL_PATHS.document('departures', desk.departure_id)}>
              {formatDateRange({ start: desk.departure_start, end: desk.departure_end })}
            </a>
          </dd>
        </div>
        <div>
          <dt>Reste à régler</dt>
          <dd>
            <strong>{formatCents(desk.owed_cents)}</strong>
            <br />
            {formatCents(desk.paid_cents)} réglés sur {formatCents(desk.total_cents)}
            {desk.travelers_fee_cents > 0 &&
              `, dont ${formatCents(desk.travelers_fee_cents)} de frais pour des voyageurs annulés`}
            {desk.owed_cents > 0 && desk.balance_due_on && (
              <>
                <br />
                Solde avant le {formatShortDate(desk.balance_due_on)}
              </>
            )}
          </dd>
        </div>
      </dl>
    </>
  )
}

/** Payload names a page after one field of its document: its number, here. */
const useOwnTitle = (own: string): void => {
  const { title, setDocumentTitle } = useDocumentTitle()
  useEffect(() => {
    if (title !== own) setDocumentTitle(own)
  }, [title, own, setDocumentTitle])
}
