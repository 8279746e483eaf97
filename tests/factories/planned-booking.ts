import type { Payload } from 'payload'
import { addDays, noonOf } from '@/domain/days/days'
import { query, queryOne } from '@/server/platform/db/pool'
import { signInAs } from '../integration/sign-in-as'
import { createBooking } from './booking'
import { createDeparture } from './departure'

type Planned = { expedition: number; start: string; paid?: number }

/** A confirmed booking of two, at 1 000 €, made long before that first day, with its balance due 30 days before it. */
export const createPlannedBooking = async (payload: Payload, { expedition, start, paid = 30_000 }: Planned) => {
  const dates = { departure_start: noonOf(start), departure_end: noonOf(addDays(start, 2)) }
  const { id: departure } = await createDeparture(payload, { expedition, ...dates })
  const owner = await signInAs(payload)
  const id = await createBooking({ user: owner.id, departure })
  await query(
    `update reservations set created_at = now() - interval '200 days', deposit_cents = 30000,
       balance_due_on = ($2::date - 30 + time '12:00') at time zone 'UTC' where id = $1`,
    [id, start],
  )
  await payUnseen(id, paid)
  return { id, departure, owner }
}

/** A payment by a way that tells nobody of it. */
export const payUnseen = (reservation: number, cents: number) =>
  query(
    `insert into payments (reservation_id, kind, method, amount_cents, received_at)
     values ($1, 'deposit', 'bank_transfer', $2, now())`,
    [reservation, cents],
  )

/** The second traveler of a booking, who has a private link. */
export const inviteTraveler = async (reservation: number, email: string): Promise<number> => {
  const row = await queryOne<{ id: number }>(
    `insert into participants (reservation_id, position, first_name, email, link_token_hash)
     values ($1, 2, 'Hugo', $2, 'hash-' || gen_random_uuid()) returning id`,
    [reservation, email],
  )
  if (!row) throw new Error('The traveler was not written.')
  return row.id
}
