import type { PayloadRequest } from 'payload'
import type { GuideDeparture } from '@/contract/guide-departures'
import { fillParticipants } from '@/server/features/reservations/participants/fill-participants'
import { NOT_CANCELED } from '@/server/platform/db/shared-terms'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'
import { logSecurityEvent } from '@/server/platform/log/security-event'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { presentDeparture } from './present-departure'
import { readDeparture } from './read-departure'

/** The roster of a departure one leads. Nothing personal is answered unless the reading is recorded with it. */
export const getDepartureOf = ({
  req,
  user,
  departureId,
  kind,
}: {
  req: PayloadRequest
  user: NonNullable<PayloadRequest['user']>
  departureId: number
  kind: 'page' | 'print' | 'copy'
}): Promise<GuideDeparture> =>
  withTransaction(req, async () => {
    // Bookings older than the profiles have travelers without a row.
    await fillParticipants({ req, where: sql`r.departure_id = ${departureId} and ${NOT_CANCELED.r}` })
    const departure = presentDeparture(await readDeparture({ req, user, departureId }))
    if (departure.is_readable && departure.participants.length > 0) {
      const transaction = await transactionOf(req)
      await transaction.execute(sql`
        insert into roster_views (departure_id, viewer_id, kind) values (${departureId}, ${user.id}, ${kind})`)
      const target = `departures/${String(departureId)}`
      logSecurityEvent({
        event: 'personal_data_read',
        outcome: 'done',
        headers: req.headers,
        userId: user.id,
        target,
        detail: kind,
      })
    }
    return departure
  })
