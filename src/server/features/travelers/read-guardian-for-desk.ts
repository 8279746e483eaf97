import type { PayloadRequest } from 'payload'
import type { Guardian } from '@/contract/guardian'
import { GUARDIAN_JSON } from '@/server/features/reservations/participants/participants-json'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'
import { notFound } from '@/server/platform/http/errors'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { recordPanelReading } from './record-panel-reading'

/** Who answers for the children of a reservation, for the agency; not answered unless the reading is recorded with it. */
export const readGuardianForDesk = ({
  req,
  viewerId,
  reservationId,
}: {
  req: PayloadRequest
  viewerId: number
  reservationId: number
}): Promise<{ guardian: Guardian | null }> =>
  withTransaction(req, async () => {
    const transaction = await transactionOf(req)
    const { rows } = await transaction.execute<{ guardian: Guardian | null; people: number[] }>(sql`
      select ${GUARDIAN_JSON} as guardian,
        array(select p.id from participants p where p.reservation_id = r.id) as people
      from reservations r where r.id = ${reservationId}`)
    // The columns of the statement above.
    const row = rows[0]
    if (!row) throw notFound('Cette réservation n’existe pas.')
    if (row.guardian) await recordPanelReading({ req, viewerId, participantIds: row.people })
    return { guardian: row.guardian }
  })
