import { formatShortDate } from '@/domain/days/french-dates'
import { formatCount } from '@/domain/text/plural'
import { effectWords, type Discount, type DiscountEffect } from './discount'

/** The letters and digits of codes that the site makes: none that another one looks like. */
export const CODE_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ3789'
/** What a promo code may be spelled like. */
export const PROMO_CODE = /^[A-Z0-9](?:[A-Z0-9-]{1,22}[A-Z0-9])$/

/** A code as it is spelled, whatever was typed: capitals, without spaces. */
export const spellCode = (typed: string): string => typed.replace(/\s+/g, '').toUpperCase()

/** By what codes are told apart: letters that look like digits are those digits, and dashes count for nothing. */
export const foldCode = (typed: string): string =>
  spellCode(typed).replaceAll('-', '').replaceAll('O', '0').replace(/[IL]/g, '1')

/** What becomes of the discount of a code once a change of the booking ends what the code is for. */
export const PROMO_RULES = ['kept', 'withdrawn'] as const
export type PromoRule = (typeof PROMO_RULES)[number]

/** What a code is for; days in Paris, both included. */
export type PromoTerms = DiscountEffect & {
  code: string
  isStopped: boolean
  startsOn: string | null
  endsOn: string | null
  /** First days of the departures that it is for. */
  departuresFrom: string | null
  departuresUntil: string | null
  minTravelers: number | null
  firstTripOnly: boolean
  maxUses: number | null
  maxUsesPerPerson: number | null
  rule: PromoRule
}

/** What is known of who asks, and of what for. */
export type PromoAsk = {
  today: string
  departureStart: string
  travelers: number
  /** Whether the code is for this trip: one of its trips or families, or any. */
  fitsTrip: boolean
  /** Reservations that have it already, in all and of this person. */
  uses: number
  ownUses: number
  /** Whether this person has booked before. */
  hasBooked: boolean
}

/** Why a code takes nothing off. */
export const PROMO_REFUSALS = [
  'unknown',
  'stopped',
  'early',
  'over',
  'trip',
  'dates',
  'travelers',
  'first_trip',
  'used_up',
  'already_used',
] as const

export type PromoRefusal = { reason: (typeof PROMO_REFUSALS)[number]; message: string }

/** Of a code that nobody has. */
export const UNKNOWN_CODE: PromoRefusal = {
  reason: 'unknown',
  message: 'On ne connaît pas ce code\u00a0: relis-le, lettre par lettre.',
}

/** Why a code takes nothing off a booking today, or null. */
export const promoRefusal = ({ terms, ask }: { terms: PromoTerms; ask: PromoAsk }): PromoRefusal | null =>
  timeRefusal({ terms, today: ask.today }) ?? tripRefusal({ terms, ask }) ?? useRefusal({ terms, ask })

const timeRefusal = ({ terms, today }: { terms: PromoTerms; today: string }): PromoRefusal | null => {
  const { isStopped, startsOn, endsOn } = terms
  if (isStopped) return { reason: 'stopped', message: 'Ce code ne s’utilise plus.' }
  if (startsOn !== null && today < startsOn)
    return { reason: 'early', message: `Ce code s’utilise à partir du ${formatShortDate(startsOn)}.` }
  if (endsOn !== null && today > endsOn)
    return { reason: 'over', message: `Ce code s’est arrêté le ${formatShortDate(endsOn)}.` }
  return null
}

const tripRefusal = ({ terms, ask }: { terms: PromoTerms; ask: PromoAsk }): PromoRefusal | null => {
  if (!ask.fitsTrip) return { reason: 'trip', message: 'Ce code ne vaut pas pour cette aventure.' }
  const dates = departureWords(terms)
  if (dates !== null && !isWithin({ terms, departureStart: ask.departureStart }))
    return { reason: 'dates', message: `Ce code vaut pour les départs ${dates}.` }
  const { minTravelers } = terms
  if (minTravelers !== null && ask.travelers < minTravelers) {
    const now = ask.travelers === 1 ? 'tu es seul' : `vous êtes ${String(ask.travelers)}`
    return { reason: 'travelers', message: `Ce code vaut à partir de ${String(minTravelers)} personnes, ${now}.` }
  }
  return null
}

const useRefusal = ({ terms, ask }: { terms: PromoTerms; ask: PromoAsk }): PromoRefusal | null => {
  if (terms.firstTripOnly && ask.hasBooked)
    return { reason: 'first_trip', message: 'Ce code est réservé à une première réservation.' }
  if (terms.maxUsesPerPerson !== null && ask.ownUses >= terms.maxUsesPerPerson)
    return {
      reason: 'already_used',
      message:
        terms.maxUsesPerPerson === 1
          ? 'Tu as déjà utilisé ce code.'
          : `Tu as déjà utilisé ce code ${String(ask.ownUses)} fois.`,
    }
  if (terms.maxUses !== null && ask.uses >= terms.maxUses)
    return { reason: 'used_up', message: 'Ce code a été utilisé autant de fois que prévu\u00a0: il est épuisé.' }
  return null
}

const isWithin = ({
  terms: { departuresFrom, departuresUntil },
  departureStart,
}: {
  terms: Pick<PromoTerms, 'departuresFrom' | 'departuresUntil'>
  departureStart: string
}): boolean =>
  (departuresFrom === null || departureStart >= departuresFrom) &&
  (departuresUntil === null || departureStart <= departuresUntil)

/** The days that a code is for, in words: « du 1er juin 2027 au 31 août 2027 »; null: any. */
export const departureWords = ({
  departuresFrom,
  departuresUntil,
}: Pick<PromoTerms, 'departuresFrom' | 'departuresUntil'>): string | null => {
  if (departuresFrom !== null && departuresUntil !== null)
    return `du ${formatShortDate(departuresFrom)} au ${formatShortDate(departuresUntil)}`
  if (departuresFrom !== null) return `à partir du ${formatShortDate(departuresFrom)}`
  return departuresUntil === null ? null : `jusqu’au ${formatShortDate(departuresUntil)}`
}

/** What a code takes off, as a booking keeps it. */
export const promoDiscount = (terms: Pick<PromoTerms, 'code'> & DiscountEffect): Discount => ({
  kind: 'promo',
  code: terms.code,
  ...(terms.effect === 'percent'
    ? { effect: 'percent', percent: terms.percent }
    : { effect: terms.effect, cents: terms.cents }),
})

/** What a code does and for whom, in words: « 40 € par personne, première réservation ». */
export const promoWords = (terms: PromoTerms): string =>
  [
    effectWords(terms),
    ...(terms.minTravelers === null ? [] : [`à partir de ${formatCount(terms.minTravelers, 'personne')}`]),
    ...(terms.firstTripOnly ? ['première réservation'] : []),
    ...(departureWords(terms) === null ? [] : [`départs ${departureWords(terms) ?? ''}`]),
  ].join(', ')

/** How a code stands on a day, as the list of codes says it. */
export const promoState = ({
  terms,
  uses,
  today,
}: {
  terms: Pick<PromoTerms, 'isStopped' | 'startsOn' | 'endsOn' | 'maxUses'>
  uses: number
  today: string
}): string => {
  const { isStopped, startsOn, endsOn, maxUses } = terms
  if (isStopped) return 'Arrêté'
  if (endsOn !== null && today > endsOn) return 'Fini'
  if (startsOn !== null && today < startsOn) return 'À venir'
  if (maxUses !== null && uses >= maxUses) return 'Épuisé'
  return 'Actif'
}
