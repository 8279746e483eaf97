import { env } from '@/env'
import { drawPasswordLink } from '@/server/features/accounts/password/reset-token'
import { transactionOnClient } from '@/server/platform/db/transaction-on-client'
import { sql } from '@/server/platform/payload/transaction-of'
import type { ComposedMail } from '@/server/compose/compose-mail'
import type { BookingMailKind } from '@/server/platform/email/outgoing-mail'
import { BookingMail } from './booking-mail'
import { presentReservation, type ReservationRow } from '../reservations/present-reservation'
import { reservationStatement } from '../reservations/reservation-statement'
import { bookingAttachments } from './booking-attachments'
import { bookingMailText } from './booking-mail-text'
import { askFirstPassword, FIRST_PASSWORD_DAYS } from './first-password'

type Query = (text: string, values: unknown[]) => Promise<{ rows: unknown[] }>
type Reader = {
  user_id: number
  email: string
  first_name: string | null
  last_name: string | null
  has_way_in: boolean
  reason: string | null
}

const FIRST_PASSWORD_MINUTES = FIRST_PASSWORD_DAYS * 24 * 60

const READER = /* sql */ `
  select u.id as user_id, u.email, u.first_name, u.last_name,
    (u.hash is not null or u.provider <> 'email'
      or exists (select 1 from user_identities i where i.user_id = u.id)) as has_way_in, (
    select v.detail from reservation_events v where v.reservation_id = r.id and v.kind in ('canceled', 'departure_canceled')
    order by v.created_at desc, v.id desc limit 1) as reason
  from reservations r join users u on u.id = r.user_id where r.id = $1 and u.deleted_at is null`

/** What is written to a customer about a reservation; null when the account is gone, or there is nothing left to say. */
export const composeBookingMail = async ({
  kind,
  reservationId,
  query,
}: {
  kind: BookingMailKind
  reservationId: number
  query: Query
}): Promise<ComposedMail | null> => {
  const reader = (await query(READER, [reservationId])).rows[0] as Reader | undefined
  const { rows } = await transactionOnClient({ query }).execute(reservationStatement(sql`r.id = ${reservationId}`))
  if (!reader || !rows[0]) return null
  const reservation = presentReservation(rows[0] as ReservationRow)
  if (kind.startsWith('profiles') && (reservation.status === 'canceled' || reservation.dashboard_completness === 100)) {
    return null
  }
  if (kind.startsWith('deposit') && (reservation.status !== 'pending' || reservation.paid > 0)) return null
  const siteUrl = env().SITE_URL
  const text = bookingMailText({ kind, reservation, reason: reader.reason })
  // Who booked by phone can't open the reservation before choosing a password.
  const door = reader.has_way_in
    ? { text, href: `${siteUrl}/my-expeditions/${String(reservationId)}` }
    : {
        text: askFirstPassword({ text, email: reader.email }),
        href: await drawPasswordLink({ userId: reader.user_id, minutes: FIRST_PASSWORD_MINUTES, query }),
      }
  return {
    to: reader.email,
    subject: text.subject,
    content: (
      <BookingMail
        {...door.text}
        siteUrl={siteUrl}
        firstName={reader.first_name}
        href={door.href}
        footnote="Tu reçois ce message parce que tu as réservé cette aventure."
      />
    ),
    ...(kind === 'reservation_received' && {
      attachments: await bookingAttachments({ reservation, customer: reader, siteUrl }),
    }),
  }
}
