import type { CollectionAfterReadHook, PayloadRequest } from 'payload'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { formatShortDate } from '@/domain/days/french-dates'
import { formatPrice } from '@/domain/text/price'
import { promoState, promoWords, type PromoTerms } from '@/domain/reservations/promo-code'
import type { PromoCode } from '@/payload-types'
import { readPromoUses, type PromoUses } from '@/server/features/reservations/discounts/promo-uses'
import { dayOf } from '../fields/days'

/** Says beside a code what it does, how often it was used and what it took off in all. */
export const sayUses: CollectionAfterReadHook<PromoCode> = async ({ doc, req }) => {
  const { uses, cents } = (await usesOf(req)).get(doc.id) ?? { uses: 0, cents: 0 }
  const terms = termsOf(doc)
  return {
    ...doc,
    state: promoState({ terms, uses, today: calendarDayInParis(new Date()) }),
    uses: terms.maxUses === null ? `${String(uses)}, sans limite` : `${String(uses)} sur ${String(terms.maxUses)}`,
    given: formatPrice(cents / 100),
    does: promoWords(terms),
    dates: datesOf(terms),
  }
}

/** Read once for a whole list. */
const usesOf = (req: PayloadRequest): Promise<Map<number, PromoUses>> => {
  const context = req.context as { promoUses?: Promise<Map<number, PromoUses>> }
  context.promoUses ??= readPromoUses(req)
  return context.promoUses
}

const termsOf = (doc: PromoCode): PromoTerms => ({
  code: doc.code ?? '',
  ...(doc.effect === 'percent'
    ? { effect: 'percent', percent: doc.percent ?? 0 }
    : { effect: doc.effect, cents: doc.amount_cents ?? 0 }),
  isStopped: doc.is_stopped ?? false,
  startsOn: dayOf(doc.first_day),
  endsOn: dayOf(doc.last_day),
  departuresFrom: dayOf(doc.departures_from),
  departuresUntil: dayOf(doc.departures_until),
  minTravelers: doc.min_travelers ?? null,
  firstTripOnly: doc.first_trip_only ?? false,
  maxUses: doc.max_uses ?? null,
  maxUsesPerPerson: doc.max_uses_per_person ?? null,
  rule: doc.on_change,
})

const datesOf = ({ startsOn, endsOn }: PromoTerms): string => {
  if (startsOn !== null && endsOn !== null) return `du ${formatShortDate(startsOn)} au ${formatShortDate(endsOn)}`
  if (startsOn !== null) return `dès le ${formatShortDate(startsOn)}`
  return endsOn === null ? 'toujours' : `jusqu’au ${formatShortDate(endsOn)}`
}
