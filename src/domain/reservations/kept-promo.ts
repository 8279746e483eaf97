import { formatCount } from '@/domain/text/plural'
import { formatPrice } from '@/domain/text/price'
import { bookingPrice, type PricedBooking } from './booking-price'
import type { Discount } from './discount'
import { departureWords, type PromoTerms } from './promo-code'

/** What a code is for, as far as a booking may change it. */
type PromoCondition = Pick<PromoTerms, 'rule' | 'minTravelers' | 'departuresFrom' | 'departuresUntil'>

/** A promo code as a booking keeps it, with its condition as it stood when it was ordered. */
export type KeptPromo = PromoCondition & {
  discount: Extract<Discount, { kind: 'promo' }>
  /** A change before this one ended what it is for. */
  isWithdrawn: boolean
}

export type PromoChange = {
  code: string
  /** How much more the booking costs by it, in cents: below zero where the discount is back. */
  cents: number
  /** For whoever decides on the change. */
  words: string
}

type Changed = {
  /** The booking once it is changed, but for its discounts: those of now. */
  booking: PricedBooking
  promo: KeptPromo | null
  /** The first day of the departure that it goes to; null: it stays where it is, whatever became of its days. */
  departureStart: string | null
}

/** What is taken off a booking once it is changed, by the rule of its code, and what that costs; nothing else of it is counted here. */
export const promoAfter = ({
  booking,
  promo,
  departureStart,
}: Changed): { discounts: readonly Discount[]; isWithdrawn: boolean; change: PromoChange | null } => {
  const others = booking.discounts.filter(({ kind }) => kind !== 'promo')
  if (!promo) return { discounts: others, isWithdrawn: false, change: null }
  const end = endOf({ promo, travelers: booking.travelers, departureStart })
  const discounts = end === null ? [promo.discount, ...others] : others
  const cents = bookingPrice({ ...booking, discounts }).totalCents - bookingPrice(booking).totalCents
  const isWithdrawn = end !== null
  if (isWithdrawn === promo.isWithdrawn) return { discounts, isWithdrawn, change: null }
  return {
    discounts,
    isWithdrawn,
    change: { code: promo.discount.code, cents, words: changeWords({ promo, end, cents }) },
  }
}

type End = 'travelers' | 'dates' | 'before'

const endOf = ({
  promo: { rule, minTravelers, departuresFrom: from, departuresUntil: until, isWithdrawn },
  travelers,
  departureStart,
}: {
  promo: KeptPromo
  travelers: number
  departureStart: string | null
}): End | null => {
  if (rule === 'kept') return null
  if (minTravelers !== null && travelers < minTravelers) return 'travelers'
  if (departureStart === null) return isWithdrawn ? 'before' : null
  return (from !== null && departureStart < from) || (until !== null && departureStart > until) ? 'dates' : null
}

const changeWords = ({ promo, end, cents }: { promo: KeptPromo; end: End | null; cents: number }): string => {
  const { code } = promo.discount
  const sum = formatPrice(Math.abs(cents) / 100)
  if (end === null) return `Le code ${code} s’applique de nouveau\u00a0: ${sum} de remise.`
  const whom =
    end === 'travelers'
      ? `à partir de ${formatCount(promo.minTravelers ?? 0, 'personne')}`
      : `pour les départs ${departureWords(promo) ?? ''}`
  return `Le code ${code} vaut ${whom}\u00a0: sa remise de ${sum} est retirée, et cette somme s’ajoute au prix.`
}

/** What the terms of a code say of changes of the booking; null where no change can end what it is for. */
export const promoRuleWords = (condition: PromoCondition): string | null => {
  const { rule, minTravelers } = condition
  const dates = departureWords(condition)
  if (minTravelers === null && dates === null) return null
  if (rule === 'kept') return 'Si la réservation change ensuite, la remise reste.'
  const ends = [
    ...(minTravelers === null ? [] : [`s’il reste moins de ${formatCount(minTravelers, 'personne')}`]),
    ...(dates === null ? [] : ['si tu changes pour un départ hors de ces dates']),
  ]
  const [first = '', ...others] = ends
  return `${[first.charAt(0).toUpperCase() + first.slice(1), ...others].join(', ou ')}, la remise est retirée et la différence est à payer.`
}
