import { ageOn } from '@/domain/participant-check'
import { formatPrice } from '@/domain/price'
import { parisDay } from '@/server/platform/db/paris-day'
import { sql, type Transaction } from '@/server/platform/payload/transaction-of'

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
  const { rows } = await transaction.execute(sql`
    select p.pays_child as "paysChild", ${parisDay(sql`p.birth_date`)} as "birthDate",
      ${parisDay(sql`d.departure_start`)} as day, r.child_price_max_age as "maxAge",
      r.child_price_cents as "childCents", r.unit_price_cents::int as "unitCents"
    from participants p join reservations r on r.id = p.reservation_id join departures d on d.id = r.departure_id
    where r.id = ${reservationId} and p.position = ${position} and p.birth_date is not null
      and r.child_price_max_age is not null and r.status <> 'canceled'`)
  const row = rows[0] as Row | undefined
  if (!row) return null
  const { paysChild, birthDate, day, maxAge, childCents, unitCents } = row
  const isChild = ageOn({ birthDate, day }) <= maxAge
  if (isChild === paysChild) return null
  await transaction.execute(sql`
    update participants set pays_child = ${isChild} where reservation_id = ${reservationId} and position = ${position}`)
  const { rows: priced } = await transaction.execute(sql`
    update reservations set total_cents = total_cents + ${isChild ? childCents - unitCents : unitCents - childCents}, answer = null,
      updated_at = now() where id = ${reservationId} returning total_cents::int as "totalCents"`)
  return `prix ${formatPrice(Number(priced[0]?.['totalCents']) / 100)}`
}

type Row = {
  paysChild: boolean
  birthDate: string
  day: string
  maxAge: number
  childCents: number
  unitCents: number
}
