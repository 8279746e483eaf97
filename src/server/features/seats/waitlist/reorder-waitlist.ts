import type { PayloadRequest } from 'payload'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'
import { HttpError } from '@/server/platform/http/errors'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { lockDepartures } from '../lock-departures'
import { serveDeparture } from './serve-departure'

/**
 * Moves a request to another place of its list, with a reason that is kept. What is offered or set aside stays where it is:
 * only what comes free afterwards follows the new order. 409 when the list is no longer the one that was shown.
 */
export const reorderWaitlist = ({
  req,
  authorId,
  departureId,
  entryId,
  place,
  shown,
  reason,
}: {
  req: PayloadRequest
  authorId: number
  departureId: number
  entryId: number
  /** From 1, among those who are on the list. */
  place: number
  /** The requests in the order that was shown. */
  shown: number[]
  reason: string
}): Promise<{ id: number }> =>
  withTransaction(req, async () => {
    const transaction = await transactionOf(req)
    await lockDepartures({ transaction, ids: [departureId] })
    const { rows } = await transaction.execute(
      sql`select id from waitlist_entries where departure_id = ${departureId} order by rank`,
    )
    const order = rows.map(({ id }) => Number(id))
    if (order.join() !== shown.join()) throw new HttpError({ status: 409, message: OTHER_LIST })
    const from = order.indexOf(entryId) + 1
    if (from === 0 || place > order.length || place === from) throw new HttpError({ status: 422, message: NO_PLACE })
    const moved = order.filter((id) => id !== entryId).toSpliced(place - 1, 0, entryId)
    await transaction.execute(sql`
      update waitlist_entries w set rank = ordered.rank
      from jsonb_array_elements_text(${JSON.stringify(moved)}::jsonb) with ordinality as ordered (id, rank)
      where w.id = ordered.id::int`)
    await transaction.execute(sql`
      insert into waitlist_moves (entry_id, author_id, from_place, to_place, reason)
      values (${entryId}, ${authorId}, ${from}, ${place}, ${reason})`)
    await serveDeparture({ transaction, departureId, isFreed: false })
    return { id: entryId }
  })

const OTHER_LIST = 'La liste d’attente a changé entre-temps\u00a0: relis-la avant d’en changer l’ordre.'
const NO_PLACE = 'Choisis une autre place de la liste.'
