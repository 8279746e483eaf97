import config from '@payload-config'
import { getPayload } from 'payload'
import { expect, it } from 'vitest'
import type { CartDetail } from '@/contract/cart-detail'
import type { Departure, Expedition } from '@/contract/expeditions'
import type { ReservationChanges } from '@/contract/reservation-changes'
import type { ReservationDetail } from '@/contract/reservation-detail'
import { createBooking } from '../../../../tests/factories/booking'
import { createDeparture, inDays } from '../../../../tests/factories/departure'
import { createExpedition } from '../../../../tests/factories/expedition'
import { createGuide } from '../../../../tests/factories/guide'
import { call } from '../../../../tests/integration/call'
import { runJobs } from '../../../../tests/integration/run-jobs'
import { signInAs } from '../../../../tests/integration/sign-in-as'

it('names who leads alike in each answer, and nobody where nobody leads', async () => {
  const payload = await getPayload({ config, cron: false })
  const led = { full_name: 'Maëlle Perrillat' }
  const guide = await createGuide(payload, { name: led.full_name })
  const expedition = await createExpedition(payload, { guide: guide.id })
  const leave = (id: number, days: number) =>
    createDeparture(payload, { expedition: id, departure_start: inDays(days), departure_end: inDays(days + 2) })
  const [first, second] = [await leave(expedition.id, 60), await leave(expedition.id, 90)]
  const alone = await createExpedition(payload)
  const unled = await leave(alone.id, 60)
  await runJobs()

  const { id: user, token } = await signInAs(payload)
  const of = async <Body>(path: string) => (await call<Body>(`v1/${path}`, { token })).body
  const cartFor = async (departure_id: number) => {
    const { body } = await call<{ id: number }>('v1/cart', {
      method: 'POST',
      body: { departure_id, travelers_count: 1 },
      token,
    })
    return of<CartDetail>(`carts/${String(body.id)}`)
  }
  const booking = await createBooking({ user, departure: first.id })

  expect((await of<Expedition>(`expeditions/${String(expedition.id)}`)).guide).toMatchObject(led)
  expect((await of<Departure[]>(`expeditions/${String(expedition.id)}/departures`)).map((one) => one.guide)).toEqual([
    led,
    led,
  ])
  expect((await cartFor(first.id)).departure.guide).toEqual(led)
  expect((await of<ReservationDetail>(`reservations/${String(booking)}`)).guide).toMatchObject(led)
  const { move } = await of<ReservationChanges>(`reservations/${String(booking)}/changes`)
  expect(move.dates.map((date) => [date.departure_id, date.guide])).toEqual([[second.id, led]])

  expect((await of<Departure[]>(`expeditions/${String(alone.id)}/departures`))[0]?.guide).toBeNull()
  expect((await cartFor(unled.id)).departure.guide).toBeNull()
})
