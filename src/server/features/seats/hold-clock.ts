import type { SQL } from 'drizzle-orm'
import { HOLD_WINDOW_HOURS } from '@/domain/seats/hold'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { addJob } from '@/server/platform/jobs/add-job'

/** SQL of how long seats are held, in minutes, an integer. */
export const HOLD_MINUTES = sql`coalesce((select s.hold_minutes from site_settings s limit 1), 30)::int`

/** SQL of how long a person held seats of a departure lately, until the instant `now`, in milliseconds. */
export const heldMs = ({ userId, departureId, now }: { userId: SQL; departureId: SQL; now: SQL }): SQL => sql`(
  select coalesce(sum(extract(epoch from least(h.ends_at, ${now})
    - greatest(h.starts_at, ${now} - make_interval(hours => ${HOLD_WINDOW_HOURS})))) * 1000, 0)::float8
  from hold_periods h where h.user_id = ${userId} and h.departure_id = ${departureId} and h.starts_at < ${now}
    and h.ends_at > ${now} - make_interval(hours => ${HOLD_WINDOW_HOURS}))`

/** How long a customer held seats of a departure lately, in milliseconds; under the lock of `lockCart`. */
export const readHeldMs = async ({
  transaction,
  userId,
  departureId,
  now,
}: {
  transaction: Transaction
  userId: number
  departureId: number
  now: Date
}): Promise<number> => {
  const instant = sql`${now.toISOString()}::timestamptz`
  const { rows } = await transaction.execute(
    sql`select ${heldMs({ userId: sql`${userId}`, departureId: sql`${departureId}`, now: instant })} as ms`,
  )
  return Number(rows[0]?.['ms'])
}

/** Has the seats of a cart freed when its hold ends; planned again, it takes the place of the former plan. */
export const planHoldEnd = ({
  transaction,
  cartId,
  departureId,
  until,
}: {
  transaction: Transaction
  cartId: number
  departureId: number
  until: Date
}): Promise<void> =>
  addJob({
    transaction,
    task: 'free_expired_holds',
    payload: { departureId },
    key: `hold:${String(cartId)}`,
    runAt: until,
  })

/** Writes down that a customer holds seats until an instant; a hold that still runs lasts. */
export const recordHold = async ({
  transaction,
  userId,
  departureId,
  now,
  until,
}: {
  transaction: Transaction
  userId: number
  departureId: number
  now: Date
  until: Date
}): Promise<void> => {
  const [from, to] = [now.toISOString(), until.toISOString()]
  const { rows } = await transaction.execute(sql`
    update hold_periods set ends_at = greatest(ends_at, ${to}::timestamptz)
    where user_id = ${userId} and departure_id = ${departureId} and ends_at >= ${from}::timestamptz returning user_id`)
  if (rows.length > 0) return
  await transaction.execute(sql`
    insert into hold_periods (user_id, departure_id, starts_at, ends_at)
    values (${userId}, ${departureId}, ${from}::timestamptz, ${to}::timestamptz)
    on conflict (user_id, departure_id, starts_at) do update set ends_at = excluded.ends_at`)
}
