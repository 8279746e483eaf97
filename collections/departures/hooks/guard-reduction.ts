import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { reductionRefusal, type ReductionFacts } from '@/domain/departures/reduction'
import { relationId } from '@/domain/text/relation-id'
import type { Departure } from '@/payload-types'
import { onlyRow } from '@/server/platform/db/only-row'
import { AROUND_REDUCTION_TEXT } from '@/server/platform/db/reduction'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'
import { dayOf } from '../../fields/days'
import { invalidFields } from '../../fields/invalid-fields'

/** A reduction is announced, or its price changed, only below the lowest price of the 30 days before it. */
export const guardReduction: CollectionBeforeChangeHook<Departure> = async ({ data, originalDoc, req }) => {
  const until = dayOf(data.reduction_until)
  if (until === null) return data
  const today = calendarDayInParis(new Date())
  const isExtended = until !== dayOf(originalDoc?.reduction_until)
  const isRepriced = data.price_cents !== originalDoc?.price_cents
  // A reduction that is over binds nobody.
  if (!isExtended && !(isRepriced && until >= today)) return data
  const prices = await readPrices({ req, id: originalDoc?.id ?? 0, data })
  const message = reductionRefusal({ ...prices, until, today, departureStart: dayOf(data.departure_start) ?? until })
  if (message === null) return data
  throw invalidFields({ collection: 'departures', errors: [{ path: 'reduction_until', message }], req })
}

type Asked = { req: PayloadRequest; id: number; data: Partial<Departure> }

/** The prices around the reduction that stands, or one that begins now; a departure that is not saved yet has none. */
const readPrices = async ({ req, id, data }: Asked) => {
  const ownCents = data.price_cents ?? null
  const expeditionId = relationId(data.expedition) ?? 0
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute<
    Pick<ReductionFacts, 'priceCents' | 'lowestCents' | 'highestCents' | 'isUnknown'>
  >(sql`
    select coalesce(${ownCents}::int, e.price_cents::int, 0) as "priceCents", a.lowest_cents as "lowestCents",
      coalesce(a.is_unknown, false) as "isUnknown", case when a.is_announced then a.highest_cents end as "highestCents"
    from expeditions e
    left join lateral (
      select a.*, s.is_announced from departures d ${sql.raw(AROUND_REDUCTION_TEXT)}
      where d.id = ${id}) a on true
    where e.id = ${expeditionId}`)
  return onlyRow(rows)
}
