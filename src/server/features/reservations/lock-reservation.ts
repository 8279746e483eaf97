import type { CancellationTerms } from '@/domain/changes/cancellation'
import type { ExpeditionType } from '@/domain/catalogue/expedition-type'
import type { ReservationStatus } from '@/domain/reservations/reservation-status'
import type { ChosenOption } from '@/domain/reservations/booking-price'
import type { Discount } from '@/domain/reservations/discount'
import type { KeptPromo } from '@/domain/reservations/kept-promo'
import { lockCustomer } from '@/server/features/seats/lock-customer'
import { lockDepartures } from '@/server/features/seats/lock-departures'
import { onlyRow } from '@/server/platform/db/only-row'
import { parisDay } from '@/server/platform/db/paris-day'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { HttpError } from '@/server/platform/http/errors'
import { DISCOUNTS, KEPT_PROMO } from './discounts/discounts-sql'
import { ADDED_PRICES, CHILD_POSITIONS } from './paid-places'

type AddedPrice = { position: number; cents: number }

export type LockedReservation = CancellationTerms & {
  id: number
  number: string
  userId: number
  departureId: number
  travelers: number
  status: ReservationStatus
  unitCents: number
  /** What children pay by the contract, up to which age; null where everybody pays the same. */
  childPriceCents: number | null
  childPriceMaxAge: number | null
  /** The places of the travelers who pay that. */
  childPositions: number[]
  /** The places of the travelers who were added at another price than the contract's, with what each pays. */
  addedPrices: AddedPrice[]
  expeditionType: ExpeditionType
  options: ChosenOption[]
  discounts: Discount[]
  promo: KeptPromo | null
  totalCents: number
  /** Of the total, what is kept for travelers canceled one by one. */
  travelersFeeCents: number
  departureStart: string
  today: string
}

/** SQL of the reservation `r` of the departure `d`, as `LockedReservation` has it. */
export const LOCKED_COLUMNS = sql`
  r.id, coalesce(r.number, r.id::text) as number, r.user_id as "userId", r.departure_id as "departureId",
  r.travelers_count::int as travelers, r.status, r.unit_price_cents::int as "unitCents",
  r.child_price_cents as "childPriceCents", r.child_price_max_age as "childPriceMaxAge",
  ${CHILD_POSITIONS} as "childPositions", ${ADDED_PRICES} as "addedPrices",
  (select e.expedition_type from expeditions e where e.id = d.expedition_id) as "expeditionType",
  coalesce(r.options, '[]') as options, ${DISCOUNTS} as discounts, ${KEPT_PROMO} as promo, r.total_cents::int as "totalCents",
  r.travelers_fee_cents::int as "travelersFeeCents", r.contract -> 'cancellation' as "feeTable",
  r.refund_ceiling::int as "refundCeiling",
  ${parisDay(sql`d.departure_start`)} as "departureStart", ${parisDay(sql`clock_timestamp()`)} as today`

const NOT_FOUND = 'Cette réservation n’existe pas.'

/**
 * Holds a reservation until the transaction ends, after its customer and its departure (and the one it may go to). 404
 * when it is unknown, or not that user's when one is named.
 */
export const lockReservation = async ({
  transaction,
  id,
  ownerId,
  otherDepartureId,
}: {
  transaction: Transaction
  id: number
  ownerId?: number | undefined
  otherDepartureId?: number
}): Promise<LockedReservation> => {
  const found = await transaction.execute<{ user_id: number; departure_id: number }>(sql`
    select user_id, departure_id from reservations
    where id = ${id} and (${ownerId ?? null}::int is null or user_id = ${ownerId ?? null})`)
  const keys = found.rows[0]
  if (!keys) throw new HttpError({ status: 404, message: NOT_FOUND })
  await lockCustomer({ transaction, userId: keys.user_id })
  const fresh = await transaction.execute(sql`select departure_id from reservations where id = ${id}`)
  const departureId = Number(fresh.rows[0]?.['departure_id'])
  await lockDepartures({ transaction, ids: [departureId, ...(otherDepartureId ? [otherDepartureId] : [])] })
  const { rows } = await transaction.execute<LockedReservation>(sql`
    select ${LOCKED_COLUMNS}
    from reservations r join departures d on d.id = r.departure_id
    where r.id = ${id} for no key update of r`)
  return onlyRow(rows)
}
