import type { Payload } from 'payload'
import { query } from '@/server/platform/db/pool'
import { createDeparture } from './departure'
import { createExpedition } from './expedition'
import { createUser } from './user'

/** A customer with a favourite, a reservation, a message, a review and the newsletter. */
export const createBusyCustomer = async (payload: Payload) => {
  const user = await createUser(payload, { first_name: 'Maëlle' })
  const expedition = await createExpedition(payload)
  const departure = await createDeparture(payload, { expedition: expedition.id })
  await payload.create({ collection: 'interests', data: { user: user.id, expedition: expedition.id } })
  await query(
    `insert into reservations (user_id, departure_id, travelers_count, unit_price_cents, total_cents, status)
     values ($1, $2, 2, 50000, 100000, 'confirmed')`,
    [user.id, departure.id],
  )
  await query(
    `insert into participants (reservation_id, position, first_name, diet)
     select id, 1, 'Jeanne', 'sans arachide' from reservations where user_id = $1`,
    [user.id],
  )
  await query(
    `insert into reservation_mails (message_id, reservation_id, template, subject, sent_to)
     select 'sent-' || id, id, 'reservation_received', 'Ta réservation', $2 from reservations where user_id = $1`,
    [user.id, user.email],
  )
  await query(
    `insert into payments (reservation_id, kind, amount_cents, received_at)
     select id, 'deposit', 30000, now() from reservations where user_id = $1`,
    [user.id],
  )
  await query(
    `insert into carts (user_id, departure_id, travelers_count, held_seats, hold_started_at, hold_expires_at)
     values ($1, $2, 2, 2, now(), now() + interval '30 minutes')`,
    [user.id, departure.id],
  )
  await query('update departures set seats_taken = 4 where id = $1', [departure.id])
  await query(`insert into messages (expedition_id, author_id, body) values ($1, $2, 'Faut-il des crampons ?')`, [
    expedition.id,
    user.id,
  ])
  await query(`insert into reviews (expedition_id, first_name, text, user_id) values ($1, 'Maëlle', 'Superbe', $2)`, [
    expedition.id,
    user.id,
  ])
  await query(`insert into newsletter_subscribers (email, status, user_id) values ($1, 'subscribed', $2)`, [
    user.email,
    user.id,
  ])
  await query(`update users set phone = '+33612345678', newsletter = true where id = $1`, [user.id])
  return { ...user, expedition }
}
