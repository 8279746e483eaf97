import { BOOKING_STATE_LABELS, bookingState } from '@/domain/reservations/booking-state'
import { formatDiscount } from '@/domain/reservations/discount'
import { formatDateRange, formatShortDate } from '@/domain/days/french-dates'
import { formatInstantInFull } from '@/domain/days/french-instants'
import { frenchSpaces } from '@/domain/text/french-spaces'
import { KIND_LABELS, METHOD_LABELS } from '@/domain/ledger/payment-words'
import { formatCount } from '@/domain/text/plural'
import { formatPrice } from '@/domain/text/price'
import { EVENT_LABELS } from '@/domain/reservations/reservation-event-words'
import { contractText } from './contract-text'
import type { Accepted, EvidenceFacts } from './evidence-facts'
import type { SectionPaper } from './fee-paper-text'
import { type PdfSection, typesetSections } from './typeset-sections'

/** What answers a bank whose customer contests a payment, section by section, with the contract that they have behind it. */
export const evidencePaperText = (facts: EvidenceFacts): SectionPaper => {
  const { reservation } = facts
  const sections = [
    disputeOf(facts),
    bookingOf(facts),
    acceptedOf(facts),
    priceOf(facts),
    paymentsOf(facts),
    paymentTermsOf(facts),
    rulesOf(facts),
    mailsOf({ title: 'Les messages envoyés au client', mails: facts.mails }),
    historyOf(facts),
  ]
  return {
    title: frenchSpaces('Dossier de preuves'),
    subtitle: frenchSpaces(
      facts.disputes.length > 0
        ? `Réservation ${reservation.number}, paiement contesté`
        : `Réservation ${reservation.number}`,
    ),
    sections: typesetSections(sections),
    notes: [
      'Heures de Paris. Les acceptations, les paiements et l’historique sont enregistrés au moment où ils ont lieu.',
      'Les messages sont ceux qui sont partis vers le client depuis deux ans au plus. Le contrat, tel qu’il lui a été remis, suit.',
    ].map(frenchSpaces),
    annex: { title: 'Contrat de voyage à forfait', sections: contractText(facts) },
  }
}

const euros = (cents: number): string => formatPrice(cents / 100)

const STATES = { open: 'Ouverte', won: 'Tranchée en faveur de l’agence', lost: 'Tranchée en faveur du client' }

/** What is contested, and the payments at their provider. */
export const disputeOf = ({ disputes }: Pick<EvidenceFacts, 'disputes'>): PdfSection => ({
  title: 'Ce qui est contesté',
  rows: disputes.flatMap(({ reference, provider, payment, cents, state, openedAt, paidAt }) => [
    { label: `Contestation ${reference}`, value: `${STATES[state]}, reçue le ${formatInstantInFull(openedAt)}` },
    { label: 'Paiement par carte', value: `${payment} (${provider})` },
    { label: `Demandé le ${formatInstantInFull(paidAt)}, débité de`, value: euros(cents), isTotal: true },
  ]),
})

const bookingOf = ({ reservation, customer, orderedAt, source }: EvidenceFacts): PdfSection => ({
  title: 'La réservation',
  rows: [
    { label: 'Numéro', value: reservation.number },
    { label: 'État', value: BOOKING_STATE_LABELS[bookingState(reservation)] },
    {
      label: 'Client',
      value:
        [[customer.first_name, customer.last_name].filter(Boolean).join(' '), customer.email]
          .filter(Boolean)
          .join(', ') || 'Compte supprimé',
    },
    { label: 'Voyage', value: reservation.name },
    { label: 'Dates', value: formatDateRange({ start: reservation.departure_date, end: reservation.departure_end }) },
    { label: 'Voyageurs', value: formatCount(reservation.travelers_count, 'personne') },
    {
      label: source === 'phone' ? 'Vendue par téléphone le' : 'Commandée sur le site le',
      value: formatInstantInFull(orderedAt),
    },
  ],
})

const TEXTS: Record<Accepted['what'], string> = {
  terms: 'Conditions générales de vente, acceptées à la commande',
  information_form: 'Formulaire d’information standard, remis',
  level_notice: 'Avertissement sur le niveau, accepté',
  card_terms: 'Conditions pour garder la carte, acceptées',
  transfer: 'Conditions de cession d’une place, acceptées',
  choice: 'Choix après l’annulation, fait d’après le texte',
}

const acceptedOf = ({ accepted }: EvidenceFacts): PdfSection => ({
  title: 'Ce que le client a accepté ou reçu',
  rows: accepted.map(({ what, version, at }) => ({
    label: TEXTS[what],
    value: `Version ${version}, le ${formatInstantInFull(at)}`,
  })),
})

const priceOf = ({ reservation: { price, travelers_fee: kept } }: EvidenceFacts): PdfSection => ({
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

const paymentsOf = ({ payments, reservation }: EvidenceFacts): PdfSection => ({
  title: 'Les paiements',
  rows: [
    ...payments.map(({ on, kind, method, cents, provider, reference }) => ({
      label: [
        `${formatShortDate(on)}, ${KIND_LABELS[kind].toLowerCase()}, ${METHOD_LABELS[method].toLowerCase()}`,
        [reference, provider && `(${provider})`].filter(Boolean).join(' '),
      ]
        .filter(Boolean)
        .join(', '),
      value: euros(kind === 'refund' ? -cents : cents),
    })),
    { label: 'Reçu, remboursements déduits', value: formatPrice(reservation.paid), isTotal: true },
  ],
})

const rulesOf = ({ reservation }: EvidenceFacts): PdfSection => ({
  title: `Les règles d’annulation du contrat, version ${reservation.cancellation_version}`,
  rows: [
    ...reservation.cancellation.map(({ until, refund_percent: percent }) => ({
      label: until ? `Jusqu’au ${formatShortDate(until)}` : 'Ensuite',
      value: percent === 0 ? 'Aucun remboursement' : `Remboursé à ${String(percent)} %`,
    })),
    ...(reservation.status === 'canceled'
      ? [{ label: 'Frais gardés à l’annulation', value: formatPrice(reservation.cancellation_fee ?? 0), isTotal: true }]
      : []),
  ],
})

const paymentTermsOf = ({ reservation: { payment_terms: terms } }: EvidenceFacts): PdfSection => ({
  title: `Les conditions de paiement du contrat, version ${terms.version}`,
  rows: [
    { label: 'Acompte', value: `${String(terms.deposit_percent)} % du prix` },
    { label: 'Attente après la relance', value: formatCount(terms.grace_days, 'jour') },
  ],
})

/** Which messages left, when and to whom. */
export const mailsOf = ({ title, mails }: { title: string } & Pick<EvidenceFacts, 'mails'>): PdfSection => ({
  title,
  rows: mails.map(({ at, subject, to }) => ({
    label: subject,
    value: [`le ${formatInstantInFull(at)}`, to && `à ${to}`].filter(Boolean).join(', '),
  })),
})

const AUTHORS = { customer: 'par le client', agency: 'par l’agence', site: '' }

const historyOf = ({ history }: EvidenceFacts): PdfSection => ({
  title: 'L’historique',
  rows: history.map(({ at, kind, by }) => ({
    label: EVENT_LABELS[kind],
    value: [`le ${formatInstantInFull(at)}`, AUTHORS[by]].filter(Boolean).join(', '),
  })),
})
