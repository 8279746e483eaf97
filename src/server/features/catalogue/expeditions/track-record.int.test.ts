import { beforeAll, describe, expect, it, vi } from 'vitest'
import {
  book,
  leave,
  openAgency,
  payload,
  runTask,
  staff,
  today,
} from '../../../../../tests/integration/cancellation-agency'
import { createDeparture, inDays } from '../../../../../tests/factories/departure'
import { createExpedition } from '../../../../../tests/factories/expedition'
import { planCancellation } from '../../../../../tests/integration/cancel-departure'
import { runJobs } from '../../../../../tests/integration/run-jobs'
import { toldBy } from '../../../../../tests/integration/told-by'
import { query, queryOne } from '@/server/platform/db/pool'
import { findTrackRecord } from './find-track-record'

await vi.hoisted(() => import('../../../../../tests/integration/mail-server'))

beforeAll(openAgency)

/** Time passes: the departure was to leave so many days ago. */
const past = (id: number, daysAgo: number) =>
  query(
    `update departures set departure_start = $2::timestamptz, departure_end = $2::timestamptz + interval '2 days' where id = $1`,
    [id, inDays(-daysAgo)],
  )

const gone = async (expedition: number, daysAgo: number, { taken = 0, status = 'confirmed' } = {}) => {
  const { id } = await createDeparture(payload, { expedition })
  await past(id, daysAgo)
  await query(`update departures set seats_taken = $2, status = $3::enum_departures_status where id = $1`, [
    id,
    taken,
    status,
  ])
  return id
}

/** A published trip that nothing is known of. */
const newTrip = async () => {
  const { id } = await createExpedition(payload)
  await runJobs()
  return id
}

describe('the track record of a trip', () => {
  it('says of a canceled departure how many were sure to come and why in kind, and nothing of anybody', async () => {
    const { id, expedition } = await leave()
    await query('update departures set min_participants = 4 where id = $1', [id])
    const customers = [await book(id), await book(id, { paid: 0, travelers: 1 })]
    await query('update reservations set deposit_cents = 30000 where departure_id = $1', [id])
    await planCancellation({ id, token: staff, ending: 'circumstances', reason: 'Antoine est malade.' })
    await query('update departure_cancellations set runs_at = now() where departure_id = $1', [id])
    // Sales were closed by the plan, which renews the page on its own.
    await runJobs()
    const told = await toldBy(() => runTask('cancel_departures'))
    const trip = typeof expedition === 'object' ? expedition.id : expedition
    expect(told.flatMap((tags) => tags.split(' '))).toContain(`expedition:${String(trip)}`)
    // Until it was to leave, it is no past.
    expect(await findTrackRecord(String(trip))).toEqual({ planned: 0, not_run: [] })
    await past(id, 1)
    const record = await findTrackRecord(String(trip))
    expect(record).toEqual({
      planned: 1,
      not_run: [
        {
          departure_start: inDays(-1).slice(0, 10),
          departure_end: inDays(1).slice(0, 10),
          is_canceled: true,
          canceled_on: today(),
          ending: 'circumstances',
          registered: 2,
          minimum: 4,
        },
      ],
    })
    expect(JSON.stringify(record)).not.toContain('malade')
    // What comes back since does not make it another number.
    await query(
      `insert into payments (reservation_id, kind, method, amount_cents, received_at) values ($1, 'refund', 'bank_transfer', 30000, now())`,
      [customers[0]?.reservation],
    )
    expect((await findTrackRecord(String(trip)))?.not_run[0]?.registered).toBe(2)
  })

  it('counts the departures of twelve months that were to leave, one without travelers not having run', async () => {
    const trip = await newTrip()
    const other = await newTrip()
    await gone(trip, 20, { taken: 5 })
    await gone(trip, 30, { taken: 2, status: 'open' })
    await gone(trip, 40)
    await gone(trip, 50, { status: 'canceled' })
    await gone(trip, 370, { status: 'canceled' })
    await gone(trip, 0, { status: 'canceled' })
    await gone(other, 20, { status: 'canceled' })
    const record = await findTrackRecord(String(trip))
    expect(record?.planned).toBe(4)
    expect(record?.not_run).toMatchObject([
      { departure_start: inDays(-40).slice(0, 10), is_canceled: false, registered: null },
      {
        departure_start: inDays(-50).slice(0, 10),
        is_canceled: true,
        canceled_on: null,
        ending: null,
        registered: null,
      },
    ])
  })

  it('tells of no cancellation that was stopped', async () => {
    const trip = await newTrip()
    const id = await gone(trip, 10, { taken: 4 })
    await query(
      `insert into departure_cancellations (departure_id, ending, reason, state, runs_at, closes_sales, ended_at)
       values ($1, 'minimum', 'Essai', 'stopped', now(), false, now())`,
      [id],
    )
    expect(await findTrackRecord(String(trip))).toEqual({ planned: 1, not_run: [] })
    await query(`update departures set status = 'canceled', seats_taken = 0 where id = $1`, [id])
    expect((await findTrackRecord(String(trip)))?.not_run).toMatchObject([{ canceled_on: null, ending: null }])
  })

  it('says nothing of a trip that is no longer published, nor of an unknown one', async () => {
    const trip = await newTrip()
    await gone(trip, 10, { taken: 4 })
    const { slug } = (await queryOne<{ slug: string }>('select slug from expeditions where id = $1', [trip])) ?? {}
    expect(await findTrackRecord(slug ?? '')).toEqual({ planned: 1, not_run: [] })
    await payload.update({ collection: 'expeditions', id: trip, data: { _status: 'draft' } })
    await runJobs()
    expect(await findTrackRecord(String(trip))).toBeNull()
    expect(await findTrackRecord('une-autre')).toBeNull()
  })
})
