import type { ReservationDetail } from '@/contract/reservation-detail'
import { formatDateRange, formatShortDate } from '@/domain/days/french-dates'
import { formatInstantInFull } from '@/domain/days/french-instants'
import type { MailTextFacts } from '@/domain/mail-texts/mail-texts'
import { formatCount } from '@/domain/text/plural'
import { formatPrice } from '@/domain/text/price'
import { refundMeans } from '@/domain/ledger/refund-means'
import type { BookingMailKind } from './booking-mail-kind'
import { choiceLines, type OpenChoice, missingProfiles, notSureYet } from './left-to-do'
import { discountsOf, keptFees, keptForBalance, optionsOf, total } from './price-words'
import { firstPayment, payment, stillToPay, type Payable } from './payment-lines'

type Facts = Payable & {
  /** Why the agency canceled, in its own words. */
  reason: string | null
  choice?: OpenChoice | null
}

/** What the button of a message about a reservation says. */
export const bookingAction = ({ kind, choice }: { kind: BookingMailKind; choice?: OpenChoice | null }): string =>
  kind === 'departure_canceled' && choice ? 'Choisir' : (ACTIONS[kind] ?? 'Voir la réservation')

const ACTIONS: Partial<Record<BookingMailKind, string>> = {
  ...{ reservation_received: 'Préparer mon départ', reservation_confirmed: 'Préparer mon départ' },
  departure_confirmed: 'Préparer mon départ',
  ...{ profiles_in_30_days: 'Compléter les profils', profiles_in_7_days: 'Compléter les profils' },
  authorisation_due: 'Imprimer l’autorisation',
}

/** The facts of every message about a reservation, each worked out from the reservation alone. */
export const bookingFacts = (facts: Facts): MailTextFacts<BookingMailKind> => {
  const { reservation } = facts
  const { price, travelers_count: count, departure_date: start, payment_terms: terms } = reservation
  const grace = formatCount(terms.grace_days, 'jour')
  return {
    ...paymentFacts(facts),
    numéro: reservation.number,
    aventure: trip(reservation),
    départ: formatShortDate(start),
    'jours-avant': formatCount(reservation.days_before, 'jour'),
    nombre: String(count),
    voyageurs: formatCount(count, 'voyageur'),
    places: formatCount(count, 'place'),
    'places-gardées': formatCount(count, 'place est gardée', 'places sont gardées'),
    annonce: notSureYet(reservation).length > 0 ? 'Tes places sont gardées' : 'En route !',
    profils: missingProfiles(reservation) ?? 'Profils',
    'profils-à-compléter': askForProfiles(reservation),
    'départ-à-confirmer': notSureYet(reservation),
    'acompte-avant-le': formatShortDate(price.deposit_due_on),
    'échéance-du-solde': balanceDay(reservation),
    délai: grace,
    'sans-acompte': `Sans lui dans ${grace}, la réservation sera annulée sans frais et tes places repartiront en vente.`,
    'règle-des-frais':
      'Les frais que nous gardons baissent d’autant, comme le veut l’article L211-14 du code du tourisme. Leur calcul à jour est dans ta réservation.',
    'reçue-le': transferredAt(reservation),
    'accusé-de-réception': `Nous accusons réception de la cession d’une place de ta réservation pour ${trip(reservation)}, reçue le ${transferredAt(reservation)}.`,
    'règle-de-cession':
      'Vous répondez ensemble du solde et des frais de la cession, envers nous. Le contrat mis à jour est joint à ce message.',
    motif: facts.reason ? [`Le motif : ${facts.reason}`] : [],
    'remboursement-ou-choix': facts.choice
      ? choiceLines({ choice: facts.choice, reservation })
      : [refund(reservation), 'Appelle-nous : nous cherchons une autre date avec toi.'],
  }
}

const paymentFacts = ({ reservation, card }: Payable) => ({
  'somme-totale': formatPrice(reservation.price.total),
  total: [total(reservation)],
  frais: keptFees(reservation),
  options: [optionsOf(reservation)],
  remises: discountsOf(reservation),
  'place-déduite': keptForBalance(reservation),
  remboursement: [refund(reservation)],
  règlement: payment({ reservation, card }),
  'premier-règlement': firstPayment({ reservation, card }),
  'reste-à-payer': stillToPay({ reservation, card }),
  'reste-ou-remboursement': refundOrRest({ reservation, card }),
  'reste-à-faire': leftToDo({ reservation, card }),
})

const trip = ({ name, departure_date: start, departure_end: end }: ReservationDetail): string =>
  `« ${name} », ${formatDateRange({ start, end }).toLowerCase()}`

const askForProfiles = (reservation: ReservationDetail): string[] => {
  const missing = missingProfiles(reservation)
  return missing === null
    ? []
    : [
        `Il reste ${missing} à compléter : urgence, régime, tailles. Chaque voyageur peut remplir le sien par son lien privé.`,
      ]
}

const leftToDo = ({ reservation, card }: Payable): string[] => {
  const left = [...stillToPay({ reservation, card }), ...notSureYet(reservation), ...askForProfiles(reservation)]
  return left.length > 0 ? left : ['Il ne te reste qu’à réserver ton train et à faire ton sac.']
}

const refundOrRest = ({ reservation, card }: Payable): string[] =>
  reservation.refund_due ? [paidBack(reservation, reservation.refund_due)] : stillToPay({ reservation, card })

/** When the last place was handed over. */
const transferredAt = ({ history }: ReservationDetail): string => {
  const event = history.findLast(({ kind }) => kind === 'transferred')
  return event ? formatInstantInFull(event.at) : 'jour même'
}

const refund = (reservation: ReservationDetail): string => {
  const { paid, payments, cancellation_fee: fee, indemnity, refund_due: due } = reservation
  if (due && indemnity > 0)
    return `Nous te versons ${formatPrice(due.amount)} ${refundMeans({ payments, amount: due.amount })}, le ${formatShortDate(due.by)} au plus tard, dont ${formatPrice(indemnity)} d’indemnité.`
  if (due) return paidBack(reservation, due)
  if (paid > 0) return 'Les frais couvrent ce que tu as réglé : il n’y a rien à rembourser.'
  return fee ? `Les frais d’annulation s’élèvent à ${formatPrice(fee)}.` : 'Tu n’as rien à régler.'
}

const paidBack = (
  { payments }: ReservationDetail,
  { amount, by }: NonNullable<ReservationDetail['refund_due']>,
): string =>
  `Nous te remboursons ${formatPrice(amount)} ${refundMeans({ payments, amount })}, le ${formatShortDate(by)} au plus tard.`

const balanceDay = ({ price }: ReservationDetail): string =>
  price.balance_due_on === null ? 'avant le départ' : `le ${formatShortDate(price.balance_due_on)} au plus tard`
