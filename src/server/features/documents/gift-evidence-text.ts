import { formatLongDate } from '@/domain/days/french-dates'
import { formatInstantInFull } from '@/domain/days/french-instants'
import { frenchSpaces } from '@/domain/text/french-spaces'
import { GIFT_MEANS_WORDS } from '@/domain/gift-cards/gift-desk'
import { GIFT_EVENT_WORDS } from '@/domain/gift-cards/gift-event-words'
import { formatPrice } from '@/domain/text/price'
import { disputeOf, mailsOf } from './evidence-paper-text'
import type { SectionPaper } from './fee-paper-text'
import type { GiftEvidenceFacts } from './gift-evidence-facts'
import { type PdfSection, typesetSections } from './typeset-sections'

/** What answers a bank whose customer contests the payment of a gift card, section by section, with the conditions that they accepted. */
export const giftEvidenceText = (facts: GiftEvidenceFacts): SectionPaper => {
  const sections = [
    disputeOf(facts),
    cardOf(facts),
    acceptedOf(facts),
    paymentsOf(facts),
    mailsOf({ title: 'Les messages envoyés à l’acheteur et au destinataire', mails: facts.mails }),
    historyOf(facts),
    usesOf(facts),
  ]
  const isContested = facts.disputes.length > 0
  return {
    title: frenchSpaces('Dossier de preuves'),
    subtitle: frenchSpaces(`Carte cadeau •••• ${facts.last4}${isContested ? ', paiement contesté' : ''}`),
    sections: typesetSections(sections),
    notes: [
      'Heures de Paris. L’acceptation, le paiement, l’envoi, l’ouverture de la page et les dépenses sont enregistrés au moment où ils ont lieu.',
      'Le code d’une carte n’est connu que de qui la reçoit : il part par mail, ou sur le papier de l’acheteur.',
    ].map(frenchSpaces),
    ...(facts.terms.length > 0 && {
      annex: {
        title: 'Conditions des cartes cadeaux',
        sections: [
          {
            title: frenchSpaces(`Version ${facts.termsVersion ?? ''}, acceptée à l’achat`),
            lines: facts.terms.map((line) => ({ ...line, text: frenchSpaces(line.text) })),
          },
        ],
      },
    }),
  }
}

const euros = (cents: number): string => formatPrice(cents / 100)
const personOf = ({ name, email }: { name: string | null; email: string | null }): string =>
  [name, email].filter(Boolean).join(', ') || 'Effacé'

const cardOf = (facts: GiftEvidenceFacts): PdfSection => ({
  title: 'La carte cadeau',
  rows: [
    { label: 'Fin de son code', value: `•••• ${facts.last4}` },
    { label: 'Commandée le', value: formatInstantInFull(facts.orderedAt) },
    { label: 'Achetée par', value: personOf(facts.giver) },
    { label: 'Pour', value: personOf(facts.recipient) },
    ...(facts.sendOn === null ? [] : [{ label: 'Envoi demandé pour le', value: formatLongDate(facts.sendOn) }]),
    { label: 'Utilisable jusqu’au', value: formatLongDate(facts.expiresOn) },
    { label: 'Montant', value: euros(facts.amountCents), isTotal: true },
  ],
})

const acceptedOf = ({ termsVersion: version, orderedAt }: GiftEvidenceFacts): PdfSection => ({
  title: 'Ce que l’acheteur a accepté',
  rows:
    version === null
      ? []
      : [
          {
            label: 'Conditions des cartes cadeaux, acceptées à l’achat',
            value: `Version ${version}, le ${formatInstantInFull(orderedAt)}`,
          },
        ],
})

const REFUND_STATES: Record<string, string> = { done: 'rendu', failed: 'refusé par la banque' }

const paymentsOf = ({ amountCents, paidBy, payment, paidAt, refunds }: GiftEvidenceFacts): PdfSection => ({
  title: 'Les paiements',
  rows: [
    {
      label: [`Le ${formatInstantInFull(paidAt)}, ${GIFT_MEANS_WORDS[paidBy]}`, payment].filter(Boolean).join(', '),
      value: euros(amountCents),
    },
    ...refunds.map(({ at, cents, state }) => ({
      label: `Le ${formatInstantInFull(at)}, remboursement ${REFUND_STATES[state] ?? 'demandé'}`,
      value: euros(-cents),
    })),
  ],
})

const historyOf = ({ history }: GiftEvidenceFacts): PdfSection => ({
  title: 'L’envoi, la lecture et la suite',
  rows: history.map(({ at, kind, by }) => ({
    label: GIFT_EVENT_WORDS[kind],
    value: `le ${formatInstantInFull(at)}${by === 'agency' ? ', par l’agence' : ''}`,
  })),
})

// Who travels with it is not the buyer’s to know, nor their bank’s.
const usesOf = ({ uses, balanceCents }: GiftEvidenceFacts): PdfSection => ({
  title: 'Ce qui en a été dépensé',
  rows: [
    ...uses.map(({ at, reason, cents, reservation }) => ({
      label: `Le ${formatInstantInFull(at)}, réservation ${reservation ?? ''}${reason === 'given_back' ? ', rendu à la carte' : ''}`,
      value: euros(-cents),
    })),
    { label: 'Reste sur la carte', value: euros(balanceCents), isTotal: true },
  ],
})
