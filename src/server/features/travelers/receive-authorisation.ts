import type { PayloadRequest } from 'payload'
import { formatShortDate } from '@/domain/days/french-dates'
import { recordEvent } from '@/server/features/ledger/record-event'
import { lockReservation } from '@/server/features/reservations/lock-reservation'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'
import { HttpError } from '@/server/platform/http/errors'
import { withTransaction } from '@/server/platform/payload/with-transaction'

/** Writes down that the signed authorisation came back, by whom it was received, or that it did not after all. */
export const receiveAuthorisationOf = ({
  req,
  authorId,
  id,
  receivedOn,
}: {
  req: PayloadRequest
  authorId: number
  id: number
  receivedOn: string | null
}): Promise<{ id: number }> =>
  withTransaction(req, async () => {
    const transaction = await transactionOf(req)
    const { today } = await lockReservation({ transaction, id })
    if (receivedOn !== null && receivedOn > today) throw notYet()
    const { rows } = await transaction.execute(sql`
      update guardians set received_on = ${receivedOn}::date,
        received_at = case when ${receivedOn}::date is null then null else now() end,
        received_by = case when ${receivedOn}::date is null then null else ${authorId}::int end
      where reservation_id = ${id} and received_on is distinct from ${receivedOn}::date returning 1`)
    if (rows.length === 0) {
      const kept = await transaction.execute(sql`select 1 from guardians where reservation_id = ${id}`)
      if (kept.rows.length === 0) throw untold()
      return { id }
    }
    const detail =
      receivedOn === null
        ? 'Autorisation signée à recevoir'
        : `Autorisation signée reçue le ${formatShortDate(receivedOn)}`
    await recordEvent({ transaction, reservationId: id, event: { kind: 'participants', authorId, detail } })
    return { id }
  })

const notYet = (): HttpError => {
  const message = 'Ce jour n’est pas encore venu.'
  return new HttpError({ status: 422, message, fields: [{ field: 'received_on', message }] })
}

const untold = (): HttpError =>
  new HttpError({
    status: 409,
    message: 'Personne n’a encore dit qui répond des enfants\u00a0: l’autorisation s’imprime une fois dit.',
  })
