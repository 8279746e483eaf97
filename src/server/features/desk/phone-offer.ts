import { bookingPrice, type ChosenOption } from '@/domain/reservations/booking-price'
import { childFareOf, paysChildFare, type ChildFare } from '@/domain/seats/child-fare'
import { ADULT_AGE, type TripAges } from '@/domain/seats/party-ages'
import {
  promoDiscount,
  promoRefusal,
  UNKNOWN_CODE,
  type PromoAsk,
  type PromoRefusal,
} from '@/domain/reservations/promo-code'
import { cartPromo, promoIdOf, type CartPromo } from '@/server/features/reservations/discounts/promo-sql'
import { TRIP_AGES } from '@/server/features/seats/known-ages'
import { parisDay } from '@/server/platform/db/paris-day'
import { PRICE_CENTS } from '@/server/platform/db/shared-terms'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { HttpError, notFound } from '@/server/platform/http/errors'
import { chooseOptions, type TakenOption } from './choose-options'

/** A sale by phone as it is asked for; `promoCode` is folded by `foldCode`, empty for none. */
export type PhoneSale = {
  departureId: number
  email: string
  travelers: number
  childAges: number[]
  options: TakenOption[]
  promoCode: string
}

type Offer = {
  label: string
  departureStart: string
  today: string
  unitCents: number
  childPriceCents: number | null
  childPriceMaxAge: number | null
  promo: CartPromo | null
} & TripAges

type PricedSale = {
  offer: Offer
  /** Of each traveler by place. */
  ages: number[]
  childFare: ChildFare | null
  options: ChosenOption[]
  totalCents: number
  discountCents: number
  /** The code that is taken off. */
  promo: CartPromo | null
  /** Why the code takes nothing off, in French for the agency; null without a code, or when it does. */
  promoRefusal: string | null
}

/** Prices a sale by phone today; 404 for an unknown departure, 422 for an option that is not sold or more children than travelers. */
export const pricePhoneSale = async ({
  transaction,
  sale: { departureId, email, travelers, childAges, promoCode, ...asked },
}: {
  transaction: Transaction
  sale: PhoneSale
}): Promise<PricedSale> => {
  const offer = await readOffer({ transaction, departureId, email, promoCode })
  const { label, unitCents, departureStart, today } = offer
  const ages = agesOfParty({ travelers, childAges })
  const childFare = childFareOf(offer)
  const children = ages.filter((age) => paysChildFare({ age, fare: childFare })).length
  const options = await chooseOptions({ transaction, departureId, travelers, taken: asked.options })
  const refusal = promoCode === '' ? null : refusalOf({ promo: offer.promo, ask: { departureStart, today, travelers } })
  const promo = refusal === null ? offer.promo : null
  const discounts = promo ? [promoDiscount(promo)] : []
  const price = bookingPrice({ label, unitCents, travelers, childFare, children, options, discounts })
  const discount = price.lines.find(({ kind }) => kind === 'discount')
  return {
    ...{ offer, ages, childFare, options, promo, promoRefusal: refusal },
    totalCents: price.totalCents,
    discountCents: -(discount?.amountCents ?? 0),
  }
}

/** Adults first: the caller is one of them, where they travel. */
const agesOfParty = ({ travelers, childAges }: Pick<PhoneSale, 'travelers' | 'childAges'>): number[] => {
  if (childAges.length > travelers) {
    throw new HttpError({ status: 422, message: 'Il y a plus d’enfants que de voyageurs.' })
  }
  return [...Array.from({ length: travelers - childAges.length }, () => ADULT_AGE), ...childAges]
}

const readOffer = async ({
  transaction,
  departureId,
  email,
  promoCode,
}: Pick<PhoneSale, 'departureId' | 'email' | 'promoCode'> & { transaction: Transaction }): Promise<Offer> => {
  const { rows } = await transaction.execute<Offer>(sql`
    select e.name as label, ${parisDay(sql`d.departure_start`)} as "departureStart", ${parisDay(sql`now()`)} as today,
      ${PRICE_CENTS}::int as "unitCents", e.child_price_cents::int as "childPriceCents",
      e.child_price_max_age::int as "childPriceMaxAge", ${TRIP_AGES},
      ${cartPromo({ promoId: promoIdOf(promoCode), email: sql`${email}::text` })} as promo
    from departures d join expeditions e on e.id = d.expedition_id where d.id = ${departureId}`)
  const offer = rows[0]
  if (!offer) throw notFound('Ce départ n’existe pas.')
  return offer
}

const refusalOf = ({
  promo,
  ask,
}: {
  promo: CartPromo | null
  ask: Pick<PromoAsk, 'departureStart' | 'today' | 'travelers'>
}): string | null => {
  const refusal = promo ? promoRefusal({ terms: promo, ask: { ...promo, ...ask } }) : UNKNOWN_CODE
  return refusal && (AGENCY_WORDS[refusal.reason]?.(promo) ?? refusal.message)
}

/** Refusals that speak to the customer otherwise. */
const AGENCY_WORDS: Partial<Record<PromoRefusal['reason'], (promo: CartPromo | null) => string>> = {
  already_used: () => 'Ce client a déjà utilisé ce code.',
  travelers: (promo) => `Ce code vaut à partir de ${String(promo?.minTravelers)} personnes.`,
}
