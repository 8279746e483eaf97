import { formatDateRange, formatLongDate, formatShortDate } from '@/domain/days/french-dates'
import { withMeans, type PaymentKind, type PaymentMethod } from '@/domain/ledger/payment-words'
import { formatPrice } from '@/domain/text/price'
import { settledSum } from '@/domain/reservations/settled-sum'
import { env } from '@/env'
import { paperAttachments, papersLine, readPaymentPapers } from '@/server/features/ledger/invoices/payment-papers'
import type { Invoice } from '@/server/features/ledger/invoices/read-invoice'
import { offeredProvider } from '@/server/features/payment-methods/online-providers'
import { drawMailLink } from '@/server/features/payment-methods/payment-link'
import { presentReservation, type ReservationRow } from '@/server/features/reservations/present-reservation'
import { reservationStatement } from '@/server/features/reservations/reservation-statement'
import { onlyRow } from '@/server/platform/db/only-row'
import { NOT_CANCELED_TEXT } from '@/server/platform/db/shared-terms'
import { sql } from '@/server/platform/db/transaction-of'
import { transactionOnClient } from '@/server/platform/db/transaction-on-client'
import { Letter } from '@/server/platform/email/letter'
import {
  defineWordedMail,
  SAMPLE_READER,
  SAMPLE_TRIP,
  type MailQuery,
  type SaidMail,
} from '@/server/platform/email/mail'
import { leftToPay, notSureYet, paidWords } from './left-to-do'

const FOOTNOTE = 'Tu reçois ce message parce que tu as réservé cette aventure.'

export type PaidBooking = {
  id: number
  number: string
  trip: string
  /** What is left to pay, and when; null when nothing is. */
  left: string | null
  /** What is owed back all the same, in euros. */
  owed: number
  /** What its payments come to: « Acompte reçu ». */
  paidWords: string
  /** That the departure is not sure to leave; nothing once it is. */
  notSure: string[]
  /** Whether the deposit, or the whole, still misses something. */
  misses: { deposit: boolean; balance: boolean }
}
export type PaymentReader = { email: string; first_name: string | null }
type Paid = PaymentReader &
  PaidBooking & {
    kind: PaymentKind
    method: PaymentMethod
    /** Why it is given back; null unless a person of the agency wrote it. */
    reason: string | null
    cents: number
    day: string
    papers: Invoice[]
    /** The page where a customer who paid by card pays the rest; null for other customers, and while no card is offered. */
    payHref: string | null
  }

const PAYMENT = /* sql */ `
  select u.email, u.first_name, p.kind, p.method, p.reason, p.amount_cents::int as cents, p.reservation_id as id,
    to_char(p.received_at at time zone 'Europe/Paris', 'YYYY-MM-DD') as day
  from payments p join reservations r on r.id = p.reservation_id join users u on u.id = r.user_id
  where p.id = $1 and u.deleted_at is null`

/** The reservation that a payment is for, as its mails say it; null when it is gone. */
export const readBooking = async (id: number, query: MailQuery): Promise<PaidBooking | null> => {
  const { rows } = await transactionOnClient({ query }).execute<ReservationRow>(reservationStatement(sql`r.id = ${id}`))
  if (!rows[0]) return null
  const reservation = presentReservation(onlyRow(rows))
  const { number, name, departure_date: start, departure_end: end, status, price } = reservation
  const settled = settledSum(reservation)
  return {
    id,
    number,
    trip: `« ${name} », ${formatDateRange({ start, end }).toLowerCase()}`,
    left: status === 'canceled' ? null : leftToPay(reservation),
    owed: reservation.refund_due?.amount ?? 0,
    paidWords: paidWords(reservation),
    notSure: notSureYet(reservation),
    misses: { deposit: settled < price.deposit, balance: settled < price.total },
  }
}

const readPaid = async ({ paymentId }: { paymentId: number }, query: MailQuery): Promise<Paid | null> => {
  const { rows } = await query<Omit<Paid, keyof PaidBooking | 'papers' | 'payHref'> & { id: number }>(PAYMENT, [
    paymentId,
  ])
  const [payment] = rows
  const booking = payment && (await readBooking(payment.id, query))
  if (!booking) return null
  const offersCard = payment.method === 'card' && booking.left !== null && offeredProvider() !== null
  const payHref = offersCard ? await drawMailLink({ reservationId: payment.id, query }) : null
  return { ...payment, ...booking, papers: await readPaymentPapers(paymentId, query), payHref }
}

const WHOLE: Record<PaymentKind, string> = {
  ...{ deposit: 'ton acompte', balance: 'ton solde', full: 'ton règlement' },
  ...{ refund: 'ton remboursement', refund_returned: 'ton remboursement, revenu' },
}
const PART = { deposit: 'une part de ton acompte', balance: 'une partie de ton solde' }

const whatOf = ({ kind, misses }: Pick<Paid, 'kind' | 'misses'>): string =>
  (kind === 'deposit' || kind === 'balance') && misses[kind] ? `${PART[kind]}\u00a0:` : `${WHOLE[kind]} de`

export const reservationHref = ({ id }: Pick<PaidBooking, 'id'>): string =>
  `${env().SITE_URL}/my-expeditions/${String(id)}`

/** The receipt of a payment: what it was, what is left and when. */
export const paymentReceiptMail = defineWordedMail({
  text: 'payment_receipt',
  limitedFor: 'nobody',
  read: readPaid,
  write: async (paid, say) => {
    const said = say({
      ...{ numéro: paid.number, aventure: paid.trip, quoi: whatOf(paid), jour: formatLongDate(paid.day) },
      ...{ somme: formatPrice(paid.cents / 100), 'somme-et-moyen': sumOf(paid) },
      'reste-à-payer': [
        whatIsLeft(paid),
        ...(paid.payHref === null ? [] : [`Tu peux le régler par carte, par ton lien privé\u00a0: ${paid.payHref}`]),
      ],
      'départ-à-confirmer': paid.notSure,
      factures: papersLine(paid.papers),
    })
    return {
      to: paid.email,
      subject: said.subject,
      content: <PaidLetter paid={paid} said={said} />,
      attachments: await paperAttachments(paid.papers),
    }
  },
  sample: () => ({
    ...PAYMENT_SAMPLE,
    ...{ kind: 'deposit' as const, method: 'card' as const, reason: null },
    ...{ cents: 38_400, day: '2027-03-01', papers: [] },
    payHref: 'https://lagopede.test/payer#token=exemple',
  }),
})

const PaidLetter = ({ paid, said }: { paid: Paid; said: SaidMail }) => (
  <Letter
    {...said}
    firstName={paid.first_name}
    action="Voir la réservation"
    href={reservationHref(paid)}
    footnote={FOOTNOTE}
  />
)

const whatIsLeft = ({ left, owed, paidWords: words }: Paid): string => {
  if (left !== null) return `Il te reste à régler ${left}.`
  return owed > 0 ? `Nous te devons ${formatPrice(owed)}, que nous te rendons.` : `${words}.`
}

const sumOf = ({ cents, method }: Paid): string => withMeans({ sum: formatPrice(cents / 100), method })

/** Says that a refund is on its way: how much, by which means and why, and what is still owed. */
export const refundSentMail = defineWordedMail({
  text: 'refund_sent',
  limitedFor: 'nobody',
  read: readPaid,
  write: async (paid, say) => {
    const said = say({
      ...{ numéro: paid.number, aventure: paid.trip, jour: formatLongDate(paid.day) },
      ...{ somme: formatPrice(paid.cents / 100), 'somme-et-moyen': sumOf(paid) },
      'délai-de-banque': BANK_DELAYS[paid.method] ?? '',
      motif: paid.reason === null ? [] : [`Motif\u00a0: ${paid.reason}`],
      'reste-dû': paid.owed > 0 ? [`Il te reste dû ${formatPrice(paid.owed)}, que nous te rendons aussi.`] : [],
      factures: papersLine(paid.papers),
    })
    return {
      to: paid.email,
      subject: said.subject,
      content: <PaidLetter paid={paid} said={said} />,
      attachments: await paperAttachments(paid.papers),
    }
  },
  sample: () => ({
    ...PAYMENT_SAMPLE,
    ...{
      kind: 'refund' as const,
      method: 'card' as const,
      reason: 'Remise accordée pour la nuit de refuge annulée',
      cents: 38_400,
      day: '2027-03-01',
      left: null,
      papers: [],
      payHref: null,
    },
  }),
})

const BANK_DELAYS: Partial<Record<PaymentMethod, string>> = {
  card: 'Ta banque les crédite en général sous cinq à dix jours.',
  bank_transfer: 'Ta banque les crédite en général sous un à trois jours ouvrés.',
}

type Lost = PaymentReader & PaidBooking & { href: string }

const READER = /* sql */ `
  select u.email, u.first_name from reservations r join users u on u.id = r.user_id
  where r.id = $1 and u.deleted_at is null and ${NOT_CANCELED_TEXT.r}`

/** Says that a bank's authorisation was gone: nothing was taken, the places are kept, and where to pay. */
export const paymentLostMail = defineWordedMail({
  text: 'payment_lost',
  limitedFor: 'nobody',
  read: async ({ reservationId }: { reservationId: number }, query): Promise<Lost | null> => {
    const reader = (await query<PaymentReader>(READER, [reservationId])).rows[0]
    const booking = reader && (await readBooking(reservationId, query))
    if (!booking || booking.left === null) return null
    return { ...reader, ...booking, href: await drawMailLink({ reservationId, query }) }
  },
  write: (lost, say) => {
    const said = say({
      ...{ numéro: lost.number, aventure: lost.trip },
      'reste-à-payer': lost.left === null ? [] : [`Il te reste à régler ${lost.left}.`],
    })
    return {
      to: lost.email,
      subject: said.subject,
      content: (
        <Letter {...said} firstName={lost.first_name} action="Payer maintenant" href={lost.href} footnote={FOOTNOTE} />
      ),
    }
  },
  sample: () => ({ ...PAYMENT_SAMPLE, href: 'https://lagopede.test/payer#token=exemple' }),
})

/** A reservation to look at these mails by. */
export const PAYMENT_SAMPLE = {
  email: SAMPLE_READER.email,
  first_name: SAMPLE_READER.firstName,
  id: 118,
  number: 'LG-27-0614-118',
  trip: `« ${SAMPLE_TRIP.expedition} », ${formatDateRange({ start: SAMPLE_TRIP.start, end: SAMPLE_TRIP.end }).toLowerCase()}`,
  left: `le solde de ${formatPrice(896)} avant le ${formatShortDate('2027-05-15')}`,
  owed: 0,
  paidWords: 'Acompte reçu',
  notSure: [],
  misses: { deposit: false, balance: true },
}
