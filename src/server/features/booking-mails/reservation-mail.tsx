import type { ReservationDetail } from '@/contract/reservation-detail'
import { env } from '@/env'
import { drawPasswordLink } from '@/server/features/accounts/password/password-link'
import { drawChoiceLink } from '@/server/features/changes/cancellation/choice-link'
import { readChoice } from '@/server/features/changes/cancellation/read-choice'
import { readContract, type ContractFacts } from '@/server/features/documents/read-contract'
import { readRegistrations } from '@/server/features/legal/read-registrations'
import { offeredProvider } from '@/server/features/payment-methods/online-providers'
import { drawMailLink } from '@/server/features/payment-methods/payment-link'
import { presentReservation, type ReservationRow } from '@/server/features/reservations/present-reservation'
import { reservationStatement } from '@/server/features/reservations/reservation-statement'
import { onlyRow } from '@/server/platform/db/only-row'
import { sql } from '@/server/platform/db/transaction-of'
import { transactionOnClient } from '@/server/platform/db/transaction-on-client'
import { Letter } from '@/server/platform/email/letter'
import { defineWordedMail, SAMPLE_READER, type MailQuery } from '@/server/platform/email/mail'
import { bookingAttachments } from './booking-attachments'
import type { BookingMailKind } from './booking-mail-kind'
import { bookingAction, bookingFacts } from './booking-mail-text'
import { leftToPay, type OpenChoice } from './left-to-do'
import { isPaidByCard } from './payment-lines'
import { askFirstPassword, FIRST_PASSWORD_DAYS } from './first-password'
import { SAMPLE_RESERVATION } from './sample-reservation'

type Reader = {
  user_id: number
  email: string
  first_name: string | null
  last_name: string | null
  has_way_in: boolean
  reason: string | null
}
/** `firstPassword` is the link of who booked by phone, and can't open the reservation before choosing a password. */
type Facts = {
  reader: Omit<Reader, 'user_id'>
  reservation: ReservationDetail
  firstPassword: string | null
  registrations: string[]
  /** Of what goes with files alone. */
  contract: ContractFacts | null
  /** What the agency's cancellation leaves to choose, and where. */
  choice: (OpenChoice & { href: string }) | null
  /** Where what is due is paid by card, of this message's own; null while no card is offered. */
  payHref: string | null
}

// What was agreed, and what becomes of it once it moves, a traveler comes or goes or a place is handed over.
const WITH_FILES: ReadonlySet<BookingMailKind> = new Set([
  'reservation_received',
  'reservation_moved',
  'travelers_added',
  'traveler_canceled',
  'place_transferred',
])

/** What says what is left to pay, beside its news. */
const TELLS_REST: ReadonlySet<BookingMailKind> = new Set([
  'reservation_received',
  'reservation_confirmed',
  'reservation_moved',
  'options_changed',
  'discounted',
  'place_transferred',
  'travelers_added',
  'traveler_canceled',
  'departure_confirmed',
])

const asksForMoney = (kind: BookingMailKind): boolean => kind.startsWith('deposit') || kind.startsWith('balance')

const FIRST_PASSWORD_MINUTES = FIRST_PASSWORD_DAYS * 24 * 60

const READER = /* sql */ `
  select u.id as user_id, u.email, u.first_name, u.last_name,
    (u.hash is not null or u.provider <> 'email'
      or exists (select 1 from user_identities i where i.user_id = u.id)) as has_way_in, (
    select v.detail from reservation_events v where v.reservation_id = r.id and v.kind in ('canceled', 'departure_canceled')
    order by v.created_at desc, v.id desc limit 1) as reason
  from reservations r join users u on u.id = r.user_id where r.id = $1 and u.deleted_at is null`

/** What is written to a customer about a reservation; nothing when the account is gone, or nothing is left to say. */
export const reservationMail = (kind: BookingMailKind) =>
  defineWordedMail({
    text: kind,
    limitedFor: 'nobody',
    read: async ({ reservationId }: { reservationId: number }, query): Promise<Facts | null> => {
      const reader = (await query<Reader>(READER, [reservationId])).rows[0]
      const { rows } = await transactionOnClient({ query }).execute<ReservationRow>(
        reservationStatement(sql`r.id = ${reservationId}`),
      )
      if (!reader || !rows[0]) return null
      const reservation = presentReservation(onlyRow(rows))
      if (isSaid({ kind, reservation })) return null
      const choice = kind === 'departure_canceled' ? await openChoice({ reservationId, query }) : null
      const payHref = offersCard({ kind, reservation }) ? await drawMailLink({ reservationId, query }) : null
      // Choosing and paying take no account.
      const firstPassword =
        reader.has_way_in || choice || (payHref !== null && asksForMoney(kind))
          ? null
          : await drawPasswordLink({ userId: reader.user_id, minutes: FIRST_PASSWORD_MINUTES, query })
      return {
        reader,
        reservation,
        firstPassword,
        registrations: await readRegistrations(query),
        contract: WITH_FILES.has(kind) ? await readContract(reservationId) : null,
        choice,
        payHref,
      }
    },
    write: async ({ reader, reservation, firstPassword, registrations, contract, choice, payHref }, say) => {
      const siteUrl = env().SITE_URL
      const button = asksForMoney(kind) ? payHref : null
      const card = button === null ? payHref && `par ton lien privé : ${payHref}` : BY_BUTTON
      const { subject, ...words } = say(bookingFacts({ reservation, reason: reader.reason, choice, card }))
      const text = { ...words, action: bookingAction({ kind, choice }) }
      const payable = button === null ? text : { ...text, action: 'Payer par carte' }
      const said = firstPassword === null ? payable : askFirstPassword({ text, email: reader.email })
      return {
        to: reader.email,
        subject,
        content: (
          <Letter
            {...said}
            firstName={reader.first_name}
            href={
              button ??
              choice?.href ??
              firstPassword ??
              `${siteUrl}/my-expeditions/${String(reservation.reservation_id)}`
            }
            footnote="Tu reçois ce message parce que tu as réservé cette aventure."
          />
        ),
        ...(contract && {
          attachments: await bookingAttachments({ reservation, customer: reader, registrations, contract, siteUrl }),
        }),
      }
    },
    sample: () => ({
      reader: SAMPLE_CUSTOMER,
      reservation: SAMPLE_RESERVATION,
      firstPassword: null,
      registrations: [],
      contract: null,
      choice: kind === 'departure_canceled' ? SAMPLE_CHOICE : null,
      payHref: asksForMoney(kind) ? 'https://lagopede.test/payer#token=exemple' : null,
    }),
  })

const BY_BUTTON = 'tout de suite : le bouton ci-dessous est ton lien privé.'

/** Whether what is due may be paid by card from the message: always where it asks for money; otherwise for who paid by card before. */
const offersCard = ({ kind, reservation }: { kind: BookingMailKind; reservation: ReservationDetail }): boolean =>
  offeredProvider() !== null &&
  (asksForMoney(kind) ||
    (TELLS_REST.has(kind) &&
      reservation.status !== 'canceled' &&
      leftToPay(reservation) !== null &&
      isPaidByCard(reservation)))

/** What is left to choose, with a link of this very message; null when the answer was given, or is settled. */
const openChoice = async ({
  reservationId,
  query,
}: {
  reservationId: number
  query: MailQuery
}): Promise<Facts['choice']> => {
  const { rows } = await query('select 1 from cancellation_choices where reservation_id = $1', [reservationId])
  if (rows.length === 0) return null
  const run = transactionOnClient({ query }).execute
  const { is_open: isOpen, answer_by: answerBy, refund, credit } = await readChoice({ run, reservationId })
  if (!isOpen) return null
  const href = await drawChoiceLink({ reservationId, query })
  return { answerBy, refund: refund.amount, refundBy: refund.by, hasCredit: credit !== null, href }
}

const SAMPLE_CHOICE = {
  ...{ answerBy: '2027-05-10', refund: 384, refundBy: '2027-05-17', hasCredit: true },
  href: `https://lagopede.test/choisir-apres-annulation#token=exemple`,
}

/** Whether what it says was overtaken, or what it asks for was done. */
const isSaid = ({ kind, reservation }: { kind: BookingMailKind; reservation: ReservationDetail }): boolean => {
  if (kind === 'departure_confirmed') return reservation.status === 'canceled'
  if (kind.startsWith('profiles')) return reservation.status === 'canceled' || reservation.dashboard_completness === 100
  if (kind === 'authorisation_due')
    return reservation.status === 'canceled' || Boolean(reservation.guardian?.authorisation_received_on)
  if (kind.startsWith('balance'))
    return reservation.status === 'canceled' || reservation.paid >= reservation.price.total
  return kind.startsWith('deposit') && (reservation.status !== 'pending' || reservation.paid > 0)
}

const SAMPLE_CUSTOMER = {
  email: SAMPLE_READER.email,
  first_name: SAMPLE_READER.firstName,
  last_name: 'Berger',
  has_way_in: true,
  reason: 'trop de neige au col.',
}
