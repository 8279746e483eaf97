import config from '@payload-config'
import { getPayload } from 'payload'
import { expect, it } from 'vitest'
import { query } from '@/server/platform/db/pool'
import { createBooking } from '../../../tests/factories/booking'
import { createDeparture } from '../../../tests/factories/departure'
import { createExpedition } from '../../../tests/factories/expedition'
import { createUser } from '../../../tests/factories/user'
import { writeBookings } from './write-bookings'

it('gives the customers of the demo accounts that are older than their orders, made on many days', async () => {
  const payload = await getPayload({ config, cron: false })
  const departure = (await createDeparture(payload, { expedition: (await createExpedition(payload)).id })).id
  const [first, second, third] = [await createUser(payload), await createUser(payload), await createUser(payload)]
  await createBooking({ user: first.id, departure, status: 'confirmed' })
  await writeBookings(new Date())
  const [ordered] = await query<{ is_older: boolean }>(
    `select u.created_at <= r.created_at and u.email_verified_at = u.created_at as is_older
     from users u join reservations r on r.user_id = u.id where u.id = $1`,
    [first.id],
  )
  expect(ordered).toEqual({ is_older: true })
  const days = await query<{ day: string }>(
    `select distinct created_at::date::text as day from users where id = any($1::int[]) and created_at < now() - interval '1 day'`,
    [[second.id, third.id]],
  )
  expect(days).toHaveLength(2)
})
