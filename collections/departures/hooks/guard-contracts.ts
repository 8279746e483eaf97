import type { CollectionBeforeChangeHook } from 'payload'
import { bookedDepartureFault, type AgreedDeparture } from '@/domain/reservations/booked-departure'
import { relationId } from '@/domain/text/relation-id'
import type { Departure } from '@/payload-types'
import { lockDepartures } from '@/server/features/seats/lock-departures'
import { NOT_CANCELED } from '@/server/platform/db/shared-terms'
import { sql, transactionOf, type Transaction } from '@/server/platform/db/transaction-of'
import { dayOf } from '../../fields/days'
import { invalidFields } from '../../fields/invalid-fields'

/**
 * What customers agreed to is changed by asking them (docs/adr/0033): a form that moves the days of a departure, or makes it another
 * trip's, is refused once somebody booked. Its row is held meanwhile, so that nobody books the days of before.
 */
export const guardContracts: CollectionBeforeChangeHook<Departure> = async ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update') return data
  const [before, after] = [agreedOf(originalDoc ?? {}), agreedOf({ ...originalDoc, ...data })]
  if (bookedDepartureFault({ before, after, contracts: 1 }) === null) return data
  const contracts = await countContracts({ transaction: await transactionOf(req), id: Number(originalDoc?.id) })
  const fault = bookedDepartureFault({ before, after, contracts })
  if (fault) throw invalidFields({ collection: 'departures', errors: [fault], req })
  return data
}

const agreedOf = ({ expedition, departure_start: start, departure_end: end }: Partial<Departure>): AgreedDeparture => ({
  expedition: relationId(expedition),
  start: dayOf(start),
  end: dayOf(end),
})

const countContracts = async ({ transaction, id }: { transaction: Transaction; id: number }): Promise<number> => {
  await lockDepartures({ transaction, ids: [id] })
  const { rows } = await transaction.execute(
    sql`select count(*)::int as n from reservations r where r.departure_id = ${id} and ${NOT_CANCELED.r}`,
  )
  return Number(rows[0]?.['n'])
}
