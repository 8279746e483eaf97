import type { PayloadRequest } from 'payload'
import { sql } from '@/server/platform/db/transaction-of'
import { logSecurityEvent } from '@/server/platform/log/security-event'
import { runStatement } from '@/server/platform/payload/run-statement'

/**
 * Writes down who read these travelers in the panel or through Payload's REST: one line an hour for each person and
 * reservation. What cannot be recorded is not answered.
 */
export const recordPanelReading = async ({
  req,
  viewerId,
  participantIds,
}: {
  req: PayloadRequest
  viewerId: number
  participantIds: number[]
}): Promise<void> => {
  const recorded = await runStatement({
    req,
    statement: sql`
      insert into roster_views (departure_id, reservation_id, viewer_id, kind)
      select distinct r.departure_id, r.id, ${viewerId}::int, 'panel'::enum_roster_views_kind
      from participants p join reservations r on r.id = p.reservation_id
      where p.id in (select jsonb_array_elements_text(${JSON.stringify(participantIds)}::jsonb)::int)
      on conflict do nothing
      returning reservation_id as id`,
  })
  for (const { id } of recorded) {
    logSecurityEvent({
      event: 'personal_data_read',
      outcome: 'done',
      headers: req.headers,
      userId: viewerId,
      target: `reservations/${String(id)}`,
    })
  }
}
