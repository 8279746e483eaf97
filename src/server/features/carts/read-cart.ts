import type { PayloadRequest } from 'payload'
import type { CartDetail } from '@/contract/cart-detail'
import type { ChosenOption } from '@/domain/reservations/booking-price'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import type { FeeTable } from '@/domain/changes/cancellation'
import type { ChildFare } from '@/domain/seats/child-fare'
import { mayHold } from '@/domain/seats/hold'
import { spendCards } from '@/domain/gift-cards/gift-card'
import { levelGaps } from '@/domain/travelers/level-gaps'
import { paymentSchedule } from '@/domain/reservations/payment-schedule'
import { promoRuleWords } from '@/domain/reservations/kept-promo'
import { promoDiscount, promoRefusal, promoWords } from '@/domain/reservations/promo-code'
import { presentCancellation } from '@/domain/changes/present-cancellation'
import { longestUnprovenHold, type UnprovenHoldLimits } from '@/domain/seats/unproven-hold'
import { cartGiftCards, type CartGift } from '@/server/features/ledger/gift-cards/cart-gift-cards'
import { versionInForce } from '@/server/features/legal/in-force'
import { TRANSFER_DAYS_SET, transferRefusal } from '@/server/features/payment-methods/transfer-offer'
import { alsoBooked } from '@/server/features/reservations/also-booked'
import { cartPromo, type CartPromo } from '@/server/features/reservations/discounts/promo-sql'
import { BOOKED_EXPEDITION } from '@/server/features/seats/booked-expedition'
import { heldMs } from '@/server/features/seats/hold-clock'
import { presentParty } from '@/server/features/seats/present-party'
import { presentPrice } from '@/server/features/seats/present-price'
import { UNPROVEN_LIMITS } from '@/server/features/seats/unproven-holds'
import { isoInstant } from '@/server/platform/db/iso-instant'
import { parisDay, TODAY } from '@/server/platform/db/paris-day'
import { REDUCTION } from '@/server/platform/db/reduction'
import { FIRST_DAY, IS_PROVEN, LEADING_GUIDE, PRICE_CENTS } from '@/server/platform/db/shared-terms'
import { sql } from '@/server/platform/db/transaction-of'
import { preparedStatement } from '@/server/platform/payload/prepared-statement'
import { priceCart, PRICED_COLUMNS, type PricedRow } from './priced-cart'

type CartRow = Pick<
  CartDetail,
  | 'id'
  | 'now'
  | 'hold'
  | 'hold_expires_at'
  | 'waiting'
  | 'open_payment'
  | 'also_booked'
  | 'is_shared'
  | 'travelers_count'
  | 'departure'
  | 'expedition'
  | 'participants'
  | 'customer'
  | 'terms_version'
  | 'information_form_version'
  | 'basket_reminders'
  | 'payment_terms'
> &
  Pick<PricedRow, 'unit_cents' | 'child_price_cents' | 'child_price_max_age' | 'told_ages' | 'offered' | 'chosen'> & {
    level_notice_version: string | null
    fee_table: FeeTable
    held_ms: number
    unproven_limits: UnprovenHoldLimits
    transfer_days: number
    promo: CartPromo | null
    gifts: CartGift[]
  }

const CART = sql`
  select c.id, ${isoInstant(sql`now()`)} as now, c.travelers_count::int as travelers_count,
    case when c.held_seats > 0 and c.hold_expires_at > now() then 'held' else 'expired' end as hold,
    ${isoInstant(sql`c.hold_expires_at`)} as hold_expires_at,
    ${heldMs({ userId: sql`c.user_id`, departureId: sql`c.departure_id`, now: sql`now()` })} as held_ms,
    ${UNPROVEN_LIMITS} as unproven_limits, ${TRANSFER_DAYS_SET} as transfer_days,
    -- The press proves the address, then makes the reservation: whoever looks in between still waits.
    case when coalesce(u.email_verified_at > now() - interval '1 minute', true) then (select json_build_object('email', u.email,
      'expires_at', ${isoInstant(sql`o.expires_at`)}) from pending_orders o
      where o.cart_id = c.id and o.expires_at > now()) end as waiting,
    (select json_build_object('amount', i.amount_cents / 100.0) from payment_intents i
      where i.cart_id = c.id and i.purpose = 'order' and i.state in ('started', 'refused')) as open_payment,
    ${alsoBooked({ userId: sql`c.user_id`, departureId: sql`c.departure_id` })} as also_booked,
    exists (select 1 from shared_deposits h where h.cart_id = c.id and h.state = 'open' and h.deadline > now()) as is_shared,
    ${PRICED_COLUMNS},
    ${cartPromo({ promoId: sql`c.promo_code_id`, email: sql`u.email` })} as promo, ${cartGiftCards} as gifts,
    json_build_object(
      'id', d.id,
      'departure_start', ${parisDay(sql`d.departure_start`)},
      'departure_end', ${parisDay(sql`d.departure_end`)},
      'price', ${PRICE_CENTS} / 100.0,
      'reduction', ${REDUCTION},
      'status', d.status,
      'is_past', ${FIRST_DAY} <= ${TODAY},
      'available_count', case when d.sales_closed then 0 else (d.capacity - d.seats_taken + (select coalesce(sum(x.held_seats), 0) from carts x
        where x.departure_id = d.id and x.held_seats > 0 and x.hold_expires_at <= now()))::int end,
      'guide', case when g.id is not null then json_build_object('full_name', g.full_name) end) as departure,
    ${BOOKED_EXPEDITION} as expedition,
    json_build_object('first_name', u.first_name, 'last_name', u.last_name, 'email', u.email, 'phone', u.phone,
      'email_verified', ${IS_PROVEN}) as customer,
    coalesce(${sql.raw(versionInForce('terms_of_sale'))},
      (select s.terms_version from site_settings s limit 1), '2026-11') as terms_version,
    ${sql.raw(versionInForce('information_form_a'))} as information_form_version,
    ${sql.raw(versionInForce('level_notice'))} as level_notice_version,
    cancellation_table(e.id) as fee_table, payment_terms_in_force() as payment_terms, coalesce(u.basket_reminders, false) as basket_reminders
  from carts c
  join departures d on d.id = c.departure_id
  join expeditions e on e.id = d.expedition_id
  join users u on u.id = c.user_id
  left join guides g on g.id = ${LEADING_GUIDE}
  where c.user_id = `

const readOwn = preparedStatement<CartRow>({ name: 'own-cart', build: (userId) => sql`${CART}${userId}` })

type Offer = {
  detail: CartDetail
  totalCents: number
  unitCents: number
  childFare: ChildFare | null
  options: ChosenOption[]
  feeTable: FeeTable
  /** The code that is taken off. */
  promo: CartPromo | null
  /** What gift cards pay of it. */
  giftCents: number
}

/** The user's cart in full, by one statement, with the options as they are sold now; null without a cart. */
export const readCart = async ({ req, userId }: { req: PayloadRequest; userId: number }): Promise<Offer | null> => {
  const [row] = await readOwn({ req, value: userId })
  return row ? presentCart(row) : null
}

const presentCart = ({
  fee_table: feeTable,
  held_ms: held,
  unproven_limits: unprovenLimits,
  transfer_days: transferDays,
  unit_cents,
  child_price_cents,
  child_price_max_age,
  told_ages,
  level_notice_version: noticeVersion,
  offered,
  chosen,
  promo,
  gifts,
  ...row
}: CartRow): Offer => {
  const today = calendarDayInParis(new Date(row.now))
  const travelers = row.travelers_count
  const departureStart = row.departure.departure_start
  const refused = promo && promoRefusal({ terms: promo, ask: { ...promo, today, departureStart, travelers } })
  const applied = refused ? null : promo
  const discounts = applied ? [promoDiscount(applied)] : []
  const sold = { unit_cents, child_price_cents, child_price_max_age, offered }
  const { price, options, trip, childFare, ages } = priceCart({
    row: { ...row, ...sold, departure_start: departureStart, told_ages, chosen },
    discounts,
  })
  const schedule = paymentSchedule({
    totalCents: price.totalCents,
    departureStart,
    bookedOn: today,
    depositPercent: row.payment_terms.deposit_percent,
    transferDays,
  })
  const spent = spendCards({ cards: gifts.map(usableGift), dueCents: price.totalCents })
  const detail: CartDetail = {
    ...row,
    hold_expires_at: row.hold === 'held' ? row.hold_expires_at : null,
    can_hold: mayHold(held, row.customer.email_verified ? undefined : longestUnprovenHold(unprovenLimits.minutes)),
    options: options.map(({ id, label, description, price: unit, count }) => ({
      id,
      label,
      description,
      price: unit,
      count,
    })),
    told_ages: told_ages.slice(0, travelers),
    party: presentParty({ ages, trip, childFare }),
    price: presentPrice({ price, schedule }),
    no_transfer: transferRefusal({ departureStart, today, transferDays }),
    promo: promo && {
      code: promo.code,
      words: promoWords(promo),
      rule: promoRuleWords(promo),
      amount: -(price.lines.find(({ code }) => code === promo.code)?.amountCents ?? 0) / 100,
      refusal: refused,
    },
    gift_cards: gifts.map((gift) => presentGift({ gift, spent })),
    level_notice: levelNotice({ row, version: noticeVersion }),
    cancellation: presentCancellation({ feeTable, refundCeiling: 100, departureStart }),
    cancellation_version: feeTable.version,
  }
  return {
    detail,
    totalCents: price.totalCents,
    unitCents: unit_cents,
    feeTable,
    childFare,
    promo: applied,
    giftCents: spent.reduce((sum, { cents }) => sum + cents, 0),
    options: options
      .filter(({ count }) => count > 0)
      .map(({ id, label, unitCents: unit, count }) => ({ id, label, unitCents: unit, count })),
  }
}

const usableGift = ({ id, balanceCents, isOver }: CartGift) => ({ cardId: id, cents: isOver ? 0 : balanceCents })

const presentGift = ({
  gift: { id, last4, balanceCents, expiresOn, isOver },
  spent,
}: {
  gift: CartGift
  spent: ReturnType<typeof spendCards>
}): CartDetail['gift_cards'][number] => {
  const cents = spent.find(({ cardId }) => cardId === id)?.cents ?? 0
  return { id, last4, amount: cents / 100, left: (balanceCents - cents) / 100, expires_on: expiresOn, is_over: isOver }
}

const levelNotice = ({
  row: { participants, travelers_count, expedition },
  version,
}: {
  row: Pick<CartDetail, 'participants' | 'travelers_count' | 'expedition'>
  version: string | null
}): CartDetail['level_notice'] => {
  const gaps = levelGaps({ travelers: participants.slice(0, travelers_count), demand: expedition.level_number })
  return version !== null && gaps.length > 0 ? { version, gaps } : null
}
