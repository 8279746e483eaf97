import { formatPrice } from '@/domain/text/price'
import { cashRefusal } from '@/domain/ledger/cash-limit'
import { GIFT_AMOUNT } from './gift-card'

/** How a gift card was paid: at the desk by what came in, or offered by the agency. */
export const GIFT_MEANS = ['card', 'bank_transfer', 'cheque', 'cash', 'gesture'] as const
export type GiftMeans = (typeof GIFT_MEANS)[number]

export const GIFT_MEANS_WORDS: Record<GiftMeans, string> = {
  card: 'carte bancaire',
  bank_transfer: 'virement',
  cheque: 'chèque',
  cash: 'espèces',
  gesture: 'geste de l’agence',
}

/** How a card was paid, after its sum: « 100 € par chèque ». */
export const giftPaidBy = (means: GiftMeans): string => `${means === 'cash' ? 'en' : 'par'} ${GIFT_MEANS_WORDS[means]}`

/** What a gesture is worth at least, in euros: less is no card. */
const LEAST_GESTURE = 5

/** How a card stands, for the desk. */
export const GIFT_STATES = ['waiting', 'whole', 'begun', 'spent', 'over', 'voided', 'transferred', 'withdrawn'] as const
export type GiftState = (typeof GIFT_STATES)[number]

/** Whether a card is paid and not stopped: it may be blocked. */
export const isLiveGift = (state: GiftState): boolean => ['whole', 'begun', 'spent', 'over'].includes(state)

export const GIFT_STATE_WORDS: Record<GiftState, string> = {
  waiting: 'En attente de paiement',
  whole: 'Entière',
  begun: 'Entamée',
  spent: 'Utilisée',
  over: 'Finie',
  voided: 'Bloquée',
  transferred: 'Remplacée',
  withdrawn: 'Rendue',
}

/** Why the desk can't issue a card of that sum, in cents, paid like that on that day; null when it can. */
export const issueRefusal = ({
  means,
  amountCents,
  receivedOn,
  today,
}: {
  means: Exclude<GiftMeans, 'card'>
  amountCents: number
  receivedOn: string
  today: string
}): { field: 'amount_cents' | 'received_on'; message: string } | null => {
  const least = means === 'gesture' ? LEAST_GESTURE : GIFT_AMOUNT.least
  if (amountCents < least * 100 || amountCents > GIFT_AMOUNT.most * 100) {
    const message = `Une carte vaut de ${formatPrice(least)} à ${formatPrice(GIFT_AMOUNT.most)}.`
    return { field: 'amount_cents', message }
  }
  const message = means === 'cash' ? cashRefusal({ amountCents, cashCents: 0 }) : null
  if (message !== null) return { field: 'amount_cents', message }
  if (receivedOn > today) return { field: 'received_on', message: 'Ce jour est à venir\u00a0: note ce qui est reçu.' }
  return null
}

/** Why what a card still holds can't go back to who paid it, in French; null when it can. */
export const giveBackRefusal = ({
  means,
  balanceCents,
  isContested,
}: {
  means: GiftMeans
  balanceCents: number
  /** Whether its payment is contested at a bank, and not decided for the agency. */
  isContested: boolean
}): string | null => {
  if (isContested)
    return 'Ce paiement est contesté\u00a0: la banque décide de la somme. Bloque la carte sans rien rendre.'
  if (means === 'gesture') return 'Cette carte a été offerte par l’agence\u00a0: il n’y a rien à rembourser.'
  return balanceCents === 0 ? 'Cette carte est entièrement dépensée\u00a0: il n’y a rien à rembourser.' : null
}

/** Why an entry of a card's ledger can't be taken back by a counter-entry, in French; null when it can. */
export const reversalRefusal = ({
  reason,
  isReversed,
  isCanceled,
  amountCents,
  spentCents,
}: {
  reason: string
  isReversed: boolean
  /** Whether its reservation is canceled. */
  isCanceled: boolean
  /** Below zero: what the entry took. */
  amountCents: number
  /** What the card has paid for that reservation and has not had back. */
  spentCents: number
}): string | null => {
  if (reason !== 'used')
    return 'Seul un usage se reprend par une contre-écriture\u00a0: pour le reste, bloque ou transmets la carte.'
  if (isReversed) return 'Cette écriture est déjà reprise.'
  if (isCanceled) return 'La réservation est annulée\u00a0: ses frais et son remboursement règlent déjà cette somme.'
  return spentCents < -amountCents ? 'Une partie de cette somme est déjà revenue sur la carte.' : null
}
