import type { PayloadRequest } from 'payload'
import { offerNow } from '@/domain/seats/waitlist'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'
import { HttpError, notFound } from '@/server/platform/http/errors'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { announceSeats } from '../announce-seats'
import { lockDepartures } from '../lock-departures'
import { offerEndOf, readEntries, readRoom, writeChanges } from './serve-departure'

/**
 * Offers a request the free seats of its departure now, whatever its rank and whether or not it answered before, and mails its
 * customer; 409 when it cannot be served.
 */
export const offerNowTo = ({
  req,
  departureId,
  entryId,
}: {
  req: PayloadRequest
  departureId: number
  entryId: number
}): Promise<{ id: number }> =>
  withTransaction(req, async () => {
    const transaction = await transactionOf(req)
    await lockDepartures({ transaction, ids: [departureId] })
    const { rows } = await transaction.execute<{ isOffered: boolean; fewest: number }>(sql`
      update waitlist_entries set is_paused = false where id = ${entryId} and departure_id = ${departureId}
      returning offered_until is not null as "isOffered", fewest::int as fewest`)
    const before = rows[0]
    if (!before) throw notFound('Cette demande n’est plus sur la liste d’attente.')
    const room = await readRoom({ transaction, departureId })
    if (!room.isServed) throw refuse('La liste d’attente de ce départ n’est plus servie.')
    if (before.isOffered) throw refuse('Des places lui sont déjà proposées.')
    const entries = await readEntries({ transaction, departureId })
    if (!entries.some(({ id }) => id === entryId)) throw refuse('L’adresse de cette demande reste à confirmer.')
    const changes = offerNow({ entries, id: entryId, free: room.free, offerEnd: offerEndOf(room) })
    if (changes === null) {
      throw refuse(`Pas assez de places libres\u00a0: cette demande en attend au moins ${String(before.fewest)}.`)
    }
    await writeChanges({ transaction, departureId, entries, changes })
    await announceSeats({ transaction, departureIds: [departureId] })
    return { id: entryId }
  })

const refuse = (message: string): HttpError => new HttpError({ status: 409, message })
