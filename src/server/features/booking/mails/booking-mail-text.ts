import type { ReservationDetail } from '@/contract/reservation-detail'
import { formatDateRange, formatShortDate } from '@/domain/french-dates'
import { formatInstantInFull } from '@/domain/french-instants'
import { formatCount } from '@/domain/plural'
import { formatPrice } from '@/domain/price'
import { refundMeans } from '@/domain/refund-means'
import type { BookingMailKind } from './booking-mail-kind'
import { choiceLines, type OpenChoice, missingProfiles, notSureYet } from './left-to-do'
import { discountsOf, keptFees, keptForBalance, optionsOf, total } from './price-words'
import { firstPayment, payment, stillToPay, type Payable } from './payment-lines'

export type BookingMailText = { subject: string; title: string; preview: string; paragraphs: string[]; action: string }

type Facts = Payable & {
  /** Why the agency canceled, in its own words. */
  reason: string | null
  choice?: OpenChoice | null
}

/** What a message about a reservation says. */
export const bookingMailText = ({ kind, ...facts }: { kind: BookingMailKind } & Facts): BookingMailText =>
  TEXTS[kind](facts)

const ALREADY_SENT = 'Ton virement est déjà parti ? Ne change rien : il met un ou deux jours à arriver.'

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

const profiles = ({ reservation }: Facts): BookingMailText => ({
  subject: `${missingProfiles(reservation) ?? 'Profils'} à compléter avant ton départ`,
  title: 'Ton groupe a besoin de toi',
  preview: `Le départ est le ${formatShortDate(reservation.departure_date)}.`,
  paragraphs: [
    `Ton aventure ${trip(reservation)}, commence dans ${formatCount(reservation.days_before, 'jour')}.`,
    ...askForProfiles(reservation),
  ],
  action: 'Compléter les profils',
})

const canceled = ({ reservation }: Facts, opening: string): BookingMailText => ({
  subject: `Réservation ${reservation.number} annulée`,
  title: 'Réservation annulée',
  preview: opening,
  paragraphs: [opening, refund(reservation)],
  action: 'Voir la réservation',
})

const TEXTS: Record<BookingMailKind, (facts: Facts) => BookingMailText> = {
  reservation_received: ({ reservation, card }) => ({
    subject: `Ta réservation ${reservation.number} est enregistrée`,
    title: notSureYet(reservation).length > 0 ? 'Tes places sont gardées' : 'En route !',
    preview: `Tes places pour ${trip(reservation)} sont à toi.`,
    paragraphs: [
      `${formatCount(reservation.travelers_count, 'place est gardée', 'places sont gardées')} pour ${trip(reservation)}.`,
      ...firstPayment({ reservation, card }),
      ...notSureYet(reservation),
      'Complète ensuite le profil de chaque voyageur : ton guide prépare les repas et le matériel avec.',
    ],
    action: 'Préparer mon départ',
  }),
  reservation_confirmed: ({ reservation, card }) => ({
    subject: `Ta réservation ${reservation.number} est confirmée`,
    title: 'C’est confirmé',
    preview: `Rendez-vous le ${formatShortDate(reservation.departure_date)}.`,
    paragraphs: [`Ta réservation pour ${trip(reservation)}, est confirmée.`, ...leftToDo({ reservation, card })],
    action: 'Préparer mon départ',
  }),
  reservation_moved: ({ reservation, card }) => ({
    subject: `Ta réservation ${reservation.number} change de dates`,
    title: 'De nouvelles dates',
    preview: `Tu pars maintenant le ${formatShortDate(reservation.departure_date)}.`,
    paragraphs: [
      `Ta réservation est maintenant pour ${trip(reservation)}.`,
      total(reservation),
      ...stillToPay({ reservation, card }),
      ...notSureYet(reservation),
      'Ton contrat à jour et ton agenda sont joints à ce message.',
    ],
    action: 'Voir la réservation',
  }),
  options_changed: ({ reservation, card }) => ({
    subject: `Les options de ta réservation ${reservation.number} ont changé`,
    title: 'Tes options ont changé',
    preview: `Le nouveau total est de ${formatPrice(reservation.price.total)}.`,
    paragraphs: [
      `Comme tu l’as demandé, les options de ta réservation pour ${trip(reservation)}, ont changé.`,
      optionsOf(reservation),
      total(reservation),
      ...keptFees(reservation),
      ...refundOrRest({ reservation, card }),
    ],
    action: 'Voir la réservation',
  }),
  discounted: ({ reservation, card }) => ({
    subject: `Le prix de ta réservation ${reservation.number} a changé`,
    title: 'Le prix a changé',
    preview: `Le nouveau total est de ${formatPrice(reservation.price.total)}.`,
    paragraphs: [
      `Comme convenu avec toi, le prix de ta réservation pour ${trip(reservation)}, a changé.`,
      ...discountsOf(reservation),
      total(reservation),
      ...keptFees(reservation),
      ...refundOrRest({ reservation, card }),
    ],
    action: 'Voir la réservation',
  }),
  fee_lowered: ({ reservation, card }) => ({
    subject: `Tes frais d’annulation baissent, réservation ${reservation.number}`,
    title: 'Tes frais d’annulation baissent',
    preview: 'Ce que nous avons pu revendre ou ne pas dépenser t’est rendu.',
    paragraphs: [
      `Nous avons pu revendre une place ou éviter une dépense après ton annulation pour ${trip(reservation)}.`,
      'Les frais que nous gardons baissent d’autant, comme le veut l’article L211-14 du code du tourisme. Leur calcul à jour est dans ta réservation.',
      ...refundOrRest({ reservation, card }),
    ],
    action: 'Voir la réservation',
  }),
  place_transferred: ({ reservation, card }) => ({
    subject: `Une place de ta réservation ${reservation.number} est cédée`,
    title: 'Ta cession est enregistrée',
    preview: `Nous l’avons reçue le ${transferredAt(reservation)}.`,
    paragraphs: [
      `Nous accusons réception de la cession d’une place de ta réservation pour ${trip(reservation)}, reçue le ${transferredAt(reservation)}.`,
      'La personne qui prend la place a reçu le même accusé de réception, et son lien privé pour remplir son profil. Le profil d’avant est effacé.',
      'Vous répondez ensemble du solde et des frais de la cession, envers nous. Le contrat mis à jour est joint à ce message.',
      total(reservation),
      ...refundOrRest({ reservation, card }),
    ],
    action: 'Voir la réservation',
  }),
  travelers_added: ({ reservation, card }) => ({
    subject: `Vous êtes maintenant ${String(reservation.travelers_count)} sur ta réservation ${reservation.number}`,
    title: 'Vous êtes plus nombreux',
    preview: `${formatCount(reservation.travelers_count, 'place est gardée', 'places sont gardées')} à ton nom.`,
    paragraphs: [
      `Comme tu l’as demandé, ta réservation pour ${trip(reservation)}, compte maintenant ${formatCount(reservation.travelers_count, 'voyageur')}.`,
      total(reservation),
      ...keptFees(reservation),
      ...refundOrRest({ reservation, card }),
      ...notSureYet(reservation),
      ...askForProfiles(reservation),
      'Ton contrat à jour et ton agenda sont joints à ce message.',
    ],
    action: 'Voir la réservation',
  }),
  traveler_canceled: ({ reservation, card }) => ({
    subject: `Une place de ta réservation ${reservation.number} est annulée`,
    title: 'Une place est annulée',
    preview: `Il reste ${formatCount(reservation.travelers_count, 'place')} à ton nom.`,
    paragraphs: [
      `Comme tu l’as demandé, une place de ta réservation pour ${trip(reservation)}, est annulée. Il en reste ${String(reservation.travelers_count)}.`,
      total(reservation),
      ...keptFees(reservation),
      ...keptForBalance(reservation),
      ...refundOrRest({ reservation, card }),
      'Ton récapitulatif à jour et ton agenda sont joints à ce message.',
    ],
    action: 'Voir la réservation',
  }),
  canceled_by_customer: (facts) =>
    canceled(facts, `Comme tu l’as demandé, ta réservation pour ${trip(facts.reservation)}, est annulée.`),
  canceled_by_agency: (facts) => {
    const text = canceled(facts, `Nous avons annulé ta réservation pour ${trip(facts.reservation)}.`)
    return { ...text, paragraphs: withReason(text.paragraphs, facts.reason) }
  },
  departure_confirmed: ({ reservation, card }) => ({
    subject: `Le départ du ${formatShortDate(reservation.departure_date)} est confirmé`,
    title: 'On part',
    preview: 'C’est le moment de prendre ton train.',
    paragraphs: [
      `Le départ de ${trip(reservation)}, aura bien lieu.`,
      'C’est le moment de prendre ton train.',
      ...stillToPay({ reservation, card }),
      ...askForProfiles(reservation),
    ],
    action: 'Préparer mon départ',
  }),
  departure_canceled: (facts) => {
    const text = canceled(facts, `Le départ de ${trip(facts.reservation)}, n’aura pas lieu, et nous en sommes désolés.`)
    return {
      ...text,
      subject: `Le départ du ${formatShortDate(facts.reservation.departure_date)} est annulé`,
      title: 'Ce départ n’aura pas lieu',
      paragraphs: [
        ...withReason(facts.choice ? text.paragraphs.slice(0, 1) : text.paragraphs, facts.reason),
        ...(facts.choice
          ? choiceLines({ choice: facts.choice, reservation: facts.reservation })
          : ['Appelle-nous : nous cherchons une autre date avec toi.']),
      ],
      ...(facts.choice && { action: 'Choisir' }),
    }
  },
  deposit_due_soon: ({ reservation, card }) => ({
    subject: `L’acompte de ta réservation ${reservation.number} est attendu`,
    title: 'Ton acompte est attendu',
    preview: `Avant le ${formatShortDate(reservation.price.deposit_due_on)}.`,
    paragraphs: [
      `Tes places pour ${trip(reservation)}, t’attendent, et nous n’avons pas encore reçu ton acompte.`,
      ...payment({ reservation, card }),
      ALREADY_SENT,
    ],
    action: 'Voir la réservation',
  }),
  deposit_due: ({ reservation, card }) => ({
    subject: `Sans acompte, ta réservation ${reservation.number} sera annulée`,
    title: 'Ton acompte n’est pas arrivé',
    preview: `Tes places sont gardées encore ${formatCount(reservation.payment_terms.grace_days, 'jour')}.`,
    paragraphs: [
      `Nous n’avons pas reçu l’acompte de ta réservation pour ${trip(reservation)}.`,
      ...payment({ reservation, card }),
      `Sans lui dans ${formatCount(reservation.payment_terms.grace_days, 'jour')}, la réservation sera annulée sans frais et tes places repartiront en vente. Une difficulté ? Appelle-nous.`,
    ],
    action: 'Voir la réservation',
  }),
  balance_due_soon: ({ reservation, card }) => ({
    subject: `Le solde de ta réservation ${reservation.number} est dû dans une semaine`,
    title: 'Bientôt le solde',
    preview: `À régler ${balanceDay(reservation)}.`,
    paragraphs: [`Ton départ approche : ${trip(reservation)}.`, ...stillToPay({ reservation, card }), ALREADY_SENT],
    action: 'Voir la réservation',
  }),
  balance_due: ({ reservation, card }) => ({
    subject: `Le solde de ta réservation ${reservation.number} est dû aujourd’hui`,
    title: 'C’est le jour du solde',
    preview: `Pour ${trip(reservation)}.`,
    paragraphs: [
      `Le solde de ta réservation pour ${trip(reservation)}, est dû aujourd’hui.`,
      ...stillToPay({ reservation, card }),
      ALREADY_SENT,
    ],
    action: 'Voir la réservation',
  }),
  balance_late: ({ reservation, card }) => ({
    subject: `Nous n’avons pas reçu le solde de ta réservation ${reservation.number}`,
    title: 'Ton solde n’est pas arrivé',
    preview: `Il était attendu ${balanceDay(reservation)}.`,
    paragraphs: [
      `Nous n’avons pas reçu le solde de ta réservation pour ${trip(reservation)}.`,
      ...stillToPay({ reservation, card }),
      'Ton virement est déjà parti ? Ne change rien. Une difficulté ? Appelle-nous : nous cherchons une solution avec toi.',
    ],
    action: 'Voir la réservation',
  }),
  profiles_in_30_days: profiles,
  profiles_in_7_days: profiles,
  authorisation_due: ({ reservation }) => ({
    subject: `L’autorisation signée de ta réservation ${reservation.number}`,
    title: 'Il nous manque l’autorisation signée',
    preview: `Le départ est le ${formatShortDate(reservation.departure_date)}.`,
    paragraphs: [
      `Pour ${trip(reservation)}, les enfants partent sans leurs parents : nous n’avons pas encore reçu l’autorisation que tu signes.`,
      'Imprime-la depuis ta réservation, signe-la, et renvoie-la nous en réponse à ce mail (une photo nette suffit), ou remets-la au guide au rendez-vous.',
      'Tu viens de l’envoyer ? Ne change rien.',
    ],
    action: 'Imprimer l’autorisation',
  }),
}

const balanceDay = ({ price }: ReservationDetail): string =>
  price.balance_due_on === null ? 'avant le départ' : `le ${formatShortDate(price.balance_due_on)} au plus tard`

const withReason = (paragraphs: string[], reason: string | null): string[] => {
  const [opening = '', ...rest] = paragraphs
  return reason ? [opening, `Le motif : ${reason}`, ...rest] : paragraphs
}
