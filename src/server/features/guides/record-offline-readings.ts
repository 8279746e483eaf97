import type { PayloadRequest } from 'payload'
import { LIMITS } from '@/server/features/seats/limits'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'
import { countCall } from '@/server/platform/http/rate-limit'
import { logSecurityEvent } from '@/server/platform/log/security-event'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { readDeparture } from './read-departure'

/**
 * Writes down the readings that a phone made of its copy without a network, each instant once. Its clock may be ahead: the
 * instant stays as it was told, or the next telling would be another line.
 */
export const recordOfflineReadingsOf = async ({
  req,
  user,
  departureId,
  openedAt,
}: {
  req: PayloadRequest
  user: NonNullable<PayloadRequest['user']>
  departureId: number
  openedAt: string[]
}): Promise<{ ok: true }> => {
  await countCall({ limit: LIMITS.fieldByUser, key: String(user.id) })
  return withTransaction(req, async () => {
    await readDeparture({ req, user, departureId })
    const transaction = await transactionOf(req)
    const { rows } = await transaction.execute(sql`
      insert into roster_views (departure_id, viewer_id, kind, created_at)
      select ${departureId}, ${user.id}, 'offline', least(opened.at::timestamptz, now() + interval '1 day')
      from jsonb_array_elements_text(${JSON.stringify(openedAt)}::jsonb) as opened (at)
      on conflict (departure_id, viewer_id, created_at) where kind = 'offline' do nothing
      returning id`)
    if (rows.length > 0) {
      logSecurityEvent({
        event: 'personal_data_read',
        outcome: 'done',
        headers: req.headers,
        userId: user.id,
        target: `departures/${String(departureId)}`,
        detail: 'offline',
      })
    }
    return { ok: true }
  })
}
