import type { ReservationDetail } from '@/contract/reservation-detail'
import { BOOKING_STATE_LABELS, bookingState } from '@/domain/reservations/booking-state'
import { formatDiscount } from '@/domain/reservations/discount'
import { formatDateRange, formatShortDate } from '@/domain/days/french-dates'
import { paymentSteps } from '@/domain/payments/payment-steps'
import { formatCount } from '@/domain/text/plural'
import { formatPrice } from '@/domain/text/price'
import { settledSum } from '@/domain/reservations/settled-sum'
import { type PdfSection, typesetSections } from './typeset-sections'

/** What the summary of a booking says, section by section. */
export const bookingPdfText = (reservation: ReservationDetail): PdfSection[] =>
  typesetSections([
    tripOf(reservation),
    travelersOf(reservation),
    priceOf(reservation),
    paymentsOf(reservation),
    rulesOf(reservation),
    termsOf(reservation),
  ])

const tripOf = (reservation: ReservationDetail): PdfSection => ({
  title: 'Le voyage',
  rows: [
    { label: 'État', value: BOOKING_STATE_LABELS[bookingState(reservation)] },
    { label: 'Dates', value: formatDateRange({ start: reservation.departure_date, end: reservation.departure_end }) },
    { label: 'Durée', value: formatCount(reservation.duration_days, 'jour') },
    { label: 'Voyageurs', value: formatCount(reservation.travelers_count, 'personne') },
    ...optional('Rendez-vous', reservation.expedition.meeting_point),
    ...optional('Gare', reservation.expedition.station),
    ...optional('Guide', reservation.guide?.full_name),
  ],
})

const travelersOf = ({ participants }: ReservationDetail): PdfSection => ({
  title: 'Les voyageurs',
  rows: participants.map(({ first_name, last_name, position }) => ({
    label: `Voyageur ${String(position)}`,
    value: [first_name, last_name].filter(Boolean).join(' ') || 'À compléter',
  })),
})

const priceOf = ({ price, travelers_fee: kept }: ReservationDetail): PdfSection => ({
  title: 'Le prix',
  rows: [
    ...price.lines.map(({ kind, label, unit, count, amount }) =>
      kind === 'discount'
        ? { label, value: formatDiscount(amount) }
        : { label: `${label}, ${String(count)} × ${formatPrice(unit)}`, value: formatPrice(amount) },
    ),
    ...(kept > 0 ? [{ label: 'Frais d’annulation et de changement', value: formatPrice(kept) }] : []),
    { label: 'Total', value: formatPrice(price.total), isTotal: true },
  ],
})

const paymentsOf = ({ price, paid, arriving, bank, no_transfer: refusal, status }: ReservationDetail): PdfSection => ({
  title: 'Le règlement',
  rows:
    status === 'canceled'
      ? []
      : [
          ...paymentSteps({ price, paid, arriving }).map(({ label, amount, dueOn }) => ({
            label: `${label}, avant le ${formatShortDate(dueOn)}`,
            value: formatPrice(amount),
          })),
          ...receivedOf({ price, paid, arriving }),
          ...(settledSum({ paid, arriving }) < price.total ? leftBy({ bank, no_transfer: refusal }) : []),
        ],
})

const receivedOf = ({ price, paid, arriving }: Pick<ReservationDetail, 'price' | 'paid' | 'arriving'>) => {
  const left = price.total - settledSum({ paid, arriving })
  const rest = left > 0 ? `reste ${formatPrice(left)}` : 'tout est réglé'
  return [
    ...(arriving > 0 ? [{ label: 'Par carte, en cours de débit', value: formatPrice(arriving) }] : []),
    { label: 'Déjà reçu', value: `${formatPrice(paid)}, ${rest}` },
  ]
}

/** By what the rest is paid. */
const leftBy = ({ bank, no_transfer: refusal }: Pick<ReservationDetail, 'bank' | 'no_transfer'>) =>
  bank ? transferOf(bank) : [{ label: 'Pour régler', value: refusal ?? '' }]

const transferOf = (bank: NonNullable<ReservationDetail['bank']>) => [
  { label: 'Virement à', value: bank.holder },
  { label: 'IBAN', value: bank.iban },
  { label: 'BIC', value: bank.bic },
  { label: 'Référence à rappeler', value: bank.reference },
]

const rulesOf = ({ cancellation, cancellation_fee: fee, status }: ReservationDetail): PdfSection => ({
  title: status === 'canceled' ? 'L’annulation' : 'Si tu annules',
  rows:
    status === 'canceled'
      ? [{ label: 'Frais d’annulation', value: formatPrice(fee ?? 0) }]
      : cancellation.map(({ until, refund_percent: percent }) => ({
          label: until ? `Jusqu’au ${formatShortDate(until)}` : 'Ensuite',
          value: percent === 0 ? 'Aucun remboursement' : `Remboursé à ${String(percent)} %`,
        })),
})

const termsOf = ({ terms, information_form: form }: ReservationDetail): PdfSection => ({
  title: terms ? 'Ce que tu as accepté' : 'Ce que tu as reçu',
  rows: [
    ...textOf({ label: 'Conditions générales de vente', text: terms }),
    ...textOf({ label: 'Formulaire d’information standard', text: form }),
  ],
})

const textOf = ({ label, text }: { label: string; text: ReservationDetail['terms'] }) =>
  text ? [{ label, value: `Version ${text.version}` }, ...optional('À lire sur', text.url)] : []

const optional = (label: string, value: string | null | undefined) => (value ? [{ label, value }] : [])
