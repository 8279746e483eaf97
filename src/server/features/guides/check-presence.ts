import type { PayloadRequest } from 'payload'
import type { PresenceCheck } from '@/contract/guide-field'
import { LIMITS } from '@/server/features/seats/limits'
import { NOT_CANCELED } from '@/server/platform/db/shared-terms'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'
import { HttpError } from '@/server/platform/http/errors'
import { countCall } from '@/server/platform/http/rate-limit'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { presentDeparture } from './present-departure'
import { readDeparture } from './read-departure'
import { readPresence } from './read-presence'

const NOT_NOW = 'Ce départ n’est plus à pointer.'

/** Keeps the latest answer on each traveler, by the time it was given; a clock that is ahead counts as now. */
export const checkPresenceOf = async ({
  req,
  user,
  departureId,
  checks,
}: {
  req: PayloadRequest
  user: NonNullable<PayloadRequest['user']>
  departureId: number
  checks: PresenceCheck[]
}): Promise<{ presence: PresenceCheck[] }> => {
  await countCall({ limit: LIMITS.fieldByUser, key: String(user.id) })
  return withTransaction(req, async () => {
    const departure = presentDeparture(await readDeparture({ req, user, departureId }))
    if (!departure.is_readable || departure.status === 'canceled')
      throw new HttpError({ status: 409, message: NOT_NOW })
    const transaction = await transactionOf(req)
    await transaction.execute(sql`
      insert into presence_checks as known (participant_id, departure_id, state, checked_at, author_id)
      select distinct on (p.id) p.id, r.departure_id, given.state, least(given.at, now()), ${user.id}
      from jsonb_to_recordset(${JSON.stringify(checks)}::jsonb) as given (participant_id int, state text, at timestamptz)
        join participants p on p.id = given.participant_id join reservations r on r.id = p.reservation_id
      where r.departure_id = ${departureId} and ${NOT_CANCELED.r}
      order by p.id, given.at desc
      on conflict (participant_id) do update
        set departure_id = excluded.departure_id, state = excluded.state, checked_at = excluded.checked_at,
          author_id = excluded.author_id
        where known.checked_at < excluded.checked_at`)
    return { presence: await readPresence({ transaction, departureId }) }
  })
}
