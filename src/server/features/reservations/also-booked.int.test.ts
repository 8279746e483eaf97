import config from '@payload-config'
import { getPayload } from 'payload'
import { expect, it } from 'vitest'
import type { CartDetail } from '@/contract/cart-detail'
import type { ReservationChanges } from '@/contract/reservation-changes'
import { query } from '@/server/platform/db/pool'
import { createBooking } from '../../../../tests/factories/booking'
import { createDeparture, inDays } from '../../../../tests/factories/departure'
import { createExpedition } from '../../../../tests/factories/expedition'
import { call } from '../../../../tests/integration/call'
import { runJobs } from '../../../../tests/integration/run-jobs'
import { signInAs } from '../../../../tests/integration/sign-in-as'

it('names another booking of the customer on the departure of a cart, and on each date to move to', async () => {
  const payload = await getPayload({ config, cron: false })
  const expedition = (await createExpedition(payload)).id
  const leave = (days: number) =>
    createDeparture(payload, { expedition, departure_start: inDays(days), departure_end: inDays(days + 2) })
  const [first, second, third] = [await leave(60), await leave(90), await leave(120)]
  await runJobs()
  const [camille, hugo] = [await signInAs(payload), await signInAs(payload)]
  const [moving, twin] = [
    await createBooking({ user: camille.id, departure: first.id }),
    await createBooking({ user: camille.id, departure: second.id }),
  ]
  await createBooking({ user: camille.id, departure: third.id, status: 'canceled' })
  await createBooking({ user: hugo.id, departure: third.id })
  const [row] = await query<{ number: string }>('select number from reservations where id = $1', [twin])
  const named = { reservation_id: twin, number: row?.number }

  const changes = await call<ReservationChanges>(`v1/reservations/${String(moving)}/changes`, { token: camille.token })
  expect(changes.body.move.dates.map((date) => [date.departure_id, date.also_booked])).toEqual([
    [second.id, named],
    [third.id, null],
  ])
  const cartOf = async (departure_id: number) => {
    const body = { departure_id, travelers_count: 1 }
    const { body: cart } = await call<{ id: number }>('v1/cart', { method: 'POST', body, token: camille.token })
    return (await call<CartDetail>(`v1/carts/${String(cart.id)}`, { token: camille.token })).body.also_booked
  }
  expect(await cartOf(second.id)).toEqual(named)
  expect(await cartOf(third.id)).toBeNull()
})
