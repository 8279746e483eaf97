import { addDays } from '@/domain/days/days'

/** How long before it is charged a card's holder is written to, in days. */
export const ANNOUNCE_DAYS = 3

/** What was written to its holder: the day of the mail, the day of the balance then, and how much. */
export type ChargeAnnounced = { on: string; dueOn: string; cents: number }

export type KeptCard = {
  announced: ChargeAnnounced | null
  /** A bank refused it, or asked for its holder: it is charged once, and no more. */
  isTried: boolean
  /** Of its reservation, which may have moved or changed its price. */
  isCanceled: boolean
  leftCents: number
  balanceDueOn: string | null
  departureStart: string
}

/**
 * What is to be done today of a card that is kept for a balance. forget: it has no use any more; announce: write to its holder, as
 * nothing was said, or something else; charge: its day is there.
 */
export const savedCardStep = ({ today, ...card }: KeptCard & { today: string }): CardStep => {
  const { announced, balanceDueOn, leftCents } = card
  if (card.isCanceled || leftCents <= 0 || balanceDueOn === null || today >= card.departureStart) return 'forget'
  if (card.isTried || today < addDays(balanceDueOn, -ANNOUNCE_DAYS)) return 'wait'
  // Less than what was said needs no word more.
  if (!announced || announced.dueOn !== balanceDueOn || announced.cents < leftCents) return 'announce'
  return today >= chargeDay({ balanceDueOn, announcedOn: announced.on }) ? 'charge' : 'wait'
}

type CardStep = 'forget' | 'announce' | 'charge' | 'wait'

/** The day a card is charged: that of the balance, never within three days of its announcement. */
export const chargeDay = ({
  balanceDueOn,
  announcedOn,
}: {
  balanceDueOn: string
  /** Today, for one that is announced now. */
  announcedOn: string
}): string => {
  const earliest = addDays(announcedOn, ANNOUNCE_DAYS)
  return earliest > balanceDueOn ? earliest : balanceDueOn
}

const BRANDS: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  cartes_bancaires: 'CB',
}

/** A card as its holder knows it: « Visa •••• 4242 ». */
export const cardName = ({ brand, last4 }: { brand: string; last4: string }): string =>
  `${BRANDS[brand] ?? 'Carte'} •••• ${last4}`
