import { bookingPrice } from '@/domain/reservations/booking-price'
import { ageOn } from '@/domain/seats/age-on'
import { formatPrice } from '@/domain/text/price'
import { LOCKED_COLUMNS, type LockedReservation } from '@/server/features/reservations/lock-reservation'
import { pricedBooking } from '@/server/features/reservations/priced-booking'
import { parisDay } from '@/server/platform/db/paris-day'
import { NOT_CANCELED } from '@/server/platform/db/shared-terms'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'

/**
 * Gives a traveler whose date of birth the agency corrected the price of their age, by the prices of the contract, in a booking that
 * is locked; says it in words for its history, null when the price stays.
 */
export const repriceCorrected = async ({
  transaction,
  reservationId,
  position,
}: {
  transaction: Transaction
  reservationId: number
  position: number
}): Promise<string | null> => {
  const { rows } = await transaction.execute<Row>(sql`
    select ${LOCKED_COLUMNS}, p.pays_child as "paysChild", ${parisDay(sql`p.birth_date`)} as "birthDate"
    from participants p join reservations r on r.id = p.reservation_id join departures d on d.id = r.departure_id
    where r.id = ${reservationId} and p.position = ${position} and p.birth_date is not null
      and r.child_price_max_age is not null and p.added_price_cents is null and ${NOT_CANCELED.r}`)
  const row = rows[0]
  if (!row) return null
  const { paysChild, birthDate, departureStart, childPriceMaxAge, childPositions } = row
  const isChild = ageOn({ birthDate, day: departureStart }) <= childPriceMaxAge
  if (isChild === paysChild) return null
  await transaction.execute(sql`
    update participants set pays_child = ${isChild} where reservation_id = ${reservationId} and position = ${position}`)
  const others = childPositions.filter((one) => one !== position)
  const corrected = { ...row, childPositions: isChild ? [...others, position] : others }
  const difference = bookingPrice(pricedBooking(corrected)).totalCents - bookingPrice(pricedBooking(row)).totalCents
  const totalCents = row.totalCents + difference
  await transaction.execute(sql`
    update reservations set total_cents = ${totalCents}, answer = null, updated_at = now() where id = ${reservationId}`)
  return `prix ${formatPrice(totalCents / 100)}`
}

type Row = LockedReservation & { paysChild: boolean; birthDate: string; childPriceMaxAge: number }
