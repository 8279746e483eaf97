import config from '@payload-config'
import { getPayload } from 'payload'
import { expect, it } from 'vitest'
import type { Reservation, ReservationDetail } from '@/contract/reservation-detail'
import { query } from '@/server/platform/db/pool'
import { createDeparture, inDays } from '../../../../tests/factories/departure'
import { createExpedition } from '../../../../tests/factories/expedition'
import { orderOf, signInToPay } from '../../../../tests/integration/paying'

it('is the same of what is paid in the list of bookings and on its own page', async () => {
  const payload = await getPayload({ config, cron: false })
  const expedition = (await createExpedition(payload)).id
  const dates = { departure_start: inDays(90), departure_end: inDays(92) }
  const departure = await createDeparture(payload, { expedition, min_participants: 6, ...dates })
  const camille = await signInToPay(payload)
  const order = orderOf(await camille.hold(departure.id))
  const { body } = await camille.send<ReservationDetail>('POST', 'reservations', order, { 'idempotency-key': 'a-key' })
  const id = body.reservation_id
  const states = async () => {
    const listed = await camille.send<{ list_reservations: Reservation[] }>('GET', 'reservations')
    const own = await camille.send<ReservationDetail>('GET', `reservations/${String(id)}`)
    return [listed.body.list_reservations[0]?.booking_state, own.body.booking_state]
  }
  const pay = (kind: string, cents: number) =>
    query(`insert into payments (reservation_id, kind, amount_cents, received_at) values ($1, $2, $3, now())`, [
      ...[id, kind, cents],
    ])
  expect(await states()).toEqual(['unpaid', 'unpaid'])
  await pay('deposit', 10_000)
  expect(await states()).toEqual(['partly_paid', 'partly_paid'])
  await pay('deposit', 20_000)
  expect(await states()).toEqual(['deposit_paid', 'deposit_paid'])
  await pay('balance', 70_000)
  expect(await states()).toEqual(['paid_awaiting', 'paid_awaiting'])
  await query(`update departures set status = 'confirmed' where id = $1`, [departure.id])
  expect(await states()).toEqual(['paid', 'paid'])
})
