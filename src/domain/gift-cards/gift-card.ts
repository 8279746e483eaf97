import { addDays } from '@/domain/days/days'
import { monthsLater } from '@/domain/days/months-later'
import { parisInstant } from '@/domain/days/paris-instant'
import { formatPrice } from '@/domain/text/price'

/** What a card may be bought for, in euros. */
export const GIFT_AMOUNT = { least: 30, most: 3000 } as const
/** The sums that are proposed, in euros. */
export const GIFT_AMOUNTS = [50, 100, 150, 250, 500] as const
/** How long a card is good for from the day on which it is given, in months; the day itself is written on the card. */
export const GIFT_MONTHS = 24
/** How much time a card has at least, in months, once something of it was given back. */
export const GIVEN_BACK_MONTHS = 12
/** Days in which who bought a card at a distance may withdraw from it. */
export const GIFT_WITHDRAWAL_DAYS = 14
/** How many days before its last one a card is recalled. */
export const GIFT_RECALL_DAYS = 90
/** The hour in Paris at which a card leaves on its day. */
export const GIFT_HOUR = 7
/** How far ahead a card may be scheduled, in days. */
export const GIFT_DAYS_AHEAD = 365
export const MOST_GIFT_MESSAGE = 180
/** Why the words on a card are refused that a mail would show as a link. */
export const GIFT_MESSAGE_WITH_LINK =
  'Les mots d’une carte ne contiennent pas d’adresse. Après un point, laisse une espace.'
export const MOST_GIFT_NAME = 40

/** What a card shows, by the site's own pictures. */
export const GIFT_PICTURES = [
  { key: 'train-nuit', label: 'Le train de nuit' },
  { key: 'alpage', label: 'L’alpage' },
  { key: 'aurores', label: 'Les aurores' },
  { key: 'archipel', label: 'L’archipel' },
  { key: 'neige', label: 'La neige' },
  { key: 'bouleaux', label: 'Les bouleaux' },
] as const
export type GiftPicture = (typeof GIFT_PICTURES)[number]['key']

/** What a buyer declares when they withdraw from a gift card, in the first person, without the person. */
export const withdrawalDeclaration = ({
  amount,
  recipientName,
}: {
  /** In euros. */
  amount: number
  recipientName: string
}): string =>
  `renonce au contrat portant sur l’achat d’une carte cadeau de ${formatPrice(amount)} pour ${recipientName}`

/** The last day of a card that is paid on a day in Paris and given on `sendOn`, or at once. */
export const giftExpiry = ({ paidOn, sendOn }: { paidOn: string; sendOn: string | null }): string =>
  monthsLater({ day: sendOn !== null && sendOn > paidOn ? sendOn : paidOn, months: GIFT_MONTHS })

/** The last day of a card to which something was given back: a year at least. */
export const extendedExpiry = ({ expiresOn, today }: { expiresOn: string; today: string }): string => {
  const least = monthsLater({ day: today, months: GIVEN_BACK_MONTHS })
  return expiresOn > least ? expiresOn : least
}

/** When a card leaves: on its day at seven in Paris, or at once when that is past or no day was chosen. */
export const giftLeavesAt = ({ sendOn, now }: { sendOn: string | null; now: Date }): Date => {
  if (sendOn === null) return now
  const chosen = parisInstant({ day: sendOn, hour: GIFT_HOUR })
  return chosen > now ? chosen : now
}

/** Why a card can't leave on a day, or null. */
export const sendDayRefusal = ({ sendOn, today }: { sendOn: string; today: string }): string | null => {
  if (sendOn < today) return 'Ce jour est passé\u00a0: choisis-en un à venir, ou laisse vide pour aujourd’hui.'
  if (sendOn > addDays(today, GIFT_DAYS_AHEAD)) return 'Choisis un jour d’ici un an.'
  return null
}

/** The last day on which who bought a card may withdraw from it: the fourteenth after the one on which it was paid. */
export const withdrawalEnd = (paidOn: string): string => addDays(paidOn, GIFT_WITHDRAWAL_DAYS)

type Balance = { cardId: number; cents: number }

/** What is taken of each card for a sum, in their order, as far as they reach. */
export const spendCards = ({ cards, dueCents }: { cards: readonly Balance[]; dueCents: number }): Balance[] => {
  let left = dueCents
  return cards.flatMap(({ cardId, cents }) => {
    const taken = Math.max(0, Math.min(left, cents))
    left -= taken
    return taken > 0 ? [{ cardId, cents: taken }] : []
  })
}

/** What is left to pay with the order once cards have paid, in cents: they count for the deposit first. */
export const dueAfterCards = ({ dueCents, cardCents }: { dueCents: number; cardCents: number }): number =>
  Math.max(0, dueCents - cardCents)
