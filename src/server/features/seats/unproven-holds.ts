import { createHmac } from 'node:crypto'
import {
  ADDRESS_FIRST,
  UNPROVEN_HOLD,
  unprovenRefusal,
  UNPROVEN_HOLD_SPENT,
  type UnprovenHoldLimits,
  type UnprovenHolds,
} from '@/domain/seats/unproven-hold'
import { env } from '@/env'
import { onlyRow } from '@/server/platform/db/only-row'
import { IS_PROVEN } from '@/server/platform/db/shared-terms'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { HttpError } from '@/server/platform/http/errors'
import { clientAddressOf } from '@/server/platform/log/client-address'

/** A customer whose address was never proven: what may be held, and the digest of the client that asks. */
export type UnprovenHolder = UnprovenHoldLimits & { client: string }

const { minutes, sharePercent, clientSeats, clientDepartures } = UNPROVEN_HOLD

/** SQL of the limits of unproven accounts, as the agency sets them. */
export const UNPROVEN_LIMITS =
  sql.raw(`(select json_build_object('minutes', coalesce(s.unproven_hold_minutes, ${String(minutes)}),
  'sharePercent', coalesce(s.unproven_share_percent, ${String(sharePercent)}),
  'clientSeats', coalesce(s.unproven_client_seats, ${String(clientSeats)}),
  'clientDepartures', coalesce(s.unproven_client_departures, ${String(clientDepartures)}))
  from (select 1) one left join lateral (select * from site_settings limit 1) s on true)`)

/** A keyed digest of the address that a call comes from: addresses are few enough to try all of them against a plain one. */
export const clientDigest = (headers: Headers): string =>
  createHmac('sha256', `${env().PAYLOAD_SECRET}:hold_client`).update(clientAddressOf(headers)).digest('base64url')

/**
 * Refuses seats beyond what unproven accounts may hold together, of the departure and by client: 409 that tells to confirm the
 * address. Under the departure's lock, after the seats were taken; then holds the client's lock, so that what its accounts
 * hold of other departures is counted too.
 */
export const refuseUnprovenSeats = async ({
  transaction,
  userId,
  departureId,
  seats,
  unproven,
}: {
  transaction: Transaction
  userId: number
  departureId: number
  seats: number
  unproven: UnprovenHolder
}): Promise<void> => {
  const { client } = unproven
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`hold_client:${client}`}, 0))`)
  // A statement of its own: it sees what was committed while the lock was waited for.
  const { rows } = await transaction.execute<UnprovenHolds>(sql`
    select (d.capacity - d.seats_taken + ${seats}::int + coalesce(sum(c.held_seats) filter (where c.departure_id = d.id), 0))::int as free,
      coalesce(sum(c.held_seats) filter (where c.departure_id = d.id), 0)::int as "departureSeats",
      coalesce(sum(c.held_seats) filter (where c.hold_client = ${client}), 0)::int as "clientSeats",
      (count(distinct c.departure_id) filter (where c.hold_client = ${client} and c.departure_id <> d.id))::int as "clientDepartures"
    from departures d left join (carts c join users u on u.id = c.user_id and not ${IS_PROVEN})
      on c.user_id <> ${userId} and c.held_seats > 0
        and (c.departure_id = d.id or (c.hold_client = ${client} and c.hold_expires_at > clock_timestamp()))
    where d.id = ${departureId} group by d.id`)
  const refusal = unprovenRefusal({ seats, holds: onlyRow(rows), limits: unproven })
  if (!refusal) return
  const { message, available } = refusal
  throw addressFirst({ message, body: available > 0 ? { available_count: available } : {} })
}

/** 409 for who held seats of a departure for as long as an unproven account may. */
export const unprovenHoldSpent = (): HttpError => addressFirst({ message: UNPROVEN_HOLD_SPENT })

const addressFirst = ({ message, body = {} }: { message: string; body?: object }): HttpError =>
  new HttpError({ status: 409, message, body: { reason: ADDRESS_FIRST, ...body } })
