import { NOT_CANCELED } from '@/server/platform/db/shared-terms'
import { addJob } from '@/server/platform/jobs/add-job'
import { sql, type Transaction } from '@/server/platform/payload/transaction-of'
import { tellInvited } from '../participants/tell-invited'
import { recordEvent } from '../reservations/record-event'
import { announceSeats } from '../seats/announce-seats'

/** Tells everyone booked on a departure that it leaves: who booked, and those whom they invited. */
export const tellConfirmed = async ({
  transaction,
  departureId,
  authorId,
}: {
  transaction: Transaction
  departureId: number
  /** Null: the site itself, at the last deposit that was missing. */
  authorId: number | null
}): Promise<void> => {
  const { rows } = await transaction.execute(sql`
    select r.id from reservations r where r.departure_id = ${departureId} and ${NOT_CANCELED.r} order by r.id`)
  for (const { id } of rows) {
    const reservationId = Number(id)
    await recordEvent({ transaction, reservationId, event: { kind: 'departure_confirmed', authorId } })
    await addJob({ transaction, task: 'send_mail', payload: { template: 'departure_confirmed', reservationId } })
    await tellInvited({ transaction, reservationId, template: 'participant_confirmed' })
  }
  await announceSeats({ transaction, departureIds: [departureId] })
}
