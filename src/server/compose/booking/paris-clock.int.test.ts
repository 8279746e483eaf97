import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { DepartureSales, Planning } from '@/contract/planning'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { addDays, noonOf } from '@/domain/days/days'
import { parisInstant } from '@/domain/days/paris-instant'
import { query, queryOne } from '@/server/platform/db/pool'
import { createBooking } from '../../../../tests/factories/booking'
import { createDeparture } from '../../../../tests/factories/departure'
import { createExpedition } from '../../../../tests/factories/expedition'
import { call } from '../../../../tests/integration/call'
import { nextClockChanges } from '../../../../tests/integration/clock-changes'
import { openDatabaseClock, setClocks } from '../../../../tests/integration/database-clock'
import { runJobs } from '../../../../tests/integration/run-jobs'
import { signInAs } from '../../../../tests/integration/sign-in-as'

const { mailServer } = await vi.hoisted(() => import('../../../../tests/integration/mail-server'))

let payload: Payload
let expedition: number

// The clocks of the process and of the database say the same.
await openDatabaseClock()

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  expedition = (await createExpedition(payload, { group_min: 4 })).id
  await runJobs()
})
afterAll(() => {
  vi.useRealTimers()
})

const leaveOn = (day: string, nights = 2) =>
  createDeparture(payload, {
    expedition,
    departure_start: noonOf(day),
    departure_end: noonOf(addDays(day, nights)),
  })

/** Sessions end by the same clock: who acts signs in once it is set. */
const bookedOn = async (day: string, nights = 2) => {
  const { id: departure } = await leaveOn(day, nights)
  const customer = await signInAs(payload)
  const id = await createBooking({ user: customer.id, departure })
  return { ...customer, departure, id }
}

// Both are to come: what is booked is dated by the real clock.
const { forward, back } = nextClockChanges(calendarDayInParis(new Date()))

// The last Sunday of March has 23 hours, that of October 25: both end at midnight in Paris, at another instant in UTC.
describe.each([
  {
    sunday: forward,
    night: `${forward}T00:50:00Z`,
    lastSecond: `${forward}T21:59:59Z`,
    midnight: `${forward}T22:00:00Z`,
    evening: `${forward}T16:00:00Z`,
  },
  {
    sunday: back,
    night: `${back}T00:50:00Z`,
    lastSecond: `${back}T22:59:59Z`,
    midnight: `${back}T23:00:00Z`,
    evening: `${back}T17:00:00Z`,
  },
])('on $sunday, when the clocks change', ({ sunday, night, lastSecond, midnight, evening }) => {
  it('is the last day to cancel for want of participants until midnight in Paris', async () => {
    await setClocks(lastSecond)
    const { id } = await leaveOn(addDays(sunday, 20), 6)
    const refusal = async () => {
      const { token } = await signInAs(payload, { role: 'staff' })
      const { body } = await call<{ confirmation: { minimum_refusal: string | null } }>(
        `departures/${String(id)}/desk`,
        { token },
      )
      return body.confirmation.minimum_refusal
    }
    expect(await refusal()).toBeNull()
    await setClocks(midnight)
    expect(await refusal()).toContain('L211-14')
  })

  it.each([
    { what: 'of seven days', nights: 6, days: [30, 25, 21], untold: [31, 29, 24, 20] },
    { what: 'of three', nights: 2, days: [14, 10, 8], untold: [15, 13, 9, 7] },
  ])('counts the days before a departure $what on which the agency is asked to decide', async (one) => {
    const { nights, days, untold } = one
    // The second of the three is the day of the change.
    const start = addDays(sunday, days[1] ?? 0)
    await setClocks(`${addDays(start, -40)}T08:00:00Z`)
    const { id } = await leaveOn(start, nights)
    const mails = () =>
      mailServer.mails.filter(({ text }) => text?.includes(`/collections/departures/${String(id)}`)).length
    const asked: number[] = []
    for (const day of [...days, ...untold].sort((nearer, farther) => farther - nearer)) {
      const before = mails()
      for (const hour of [0, 23]) {
        await setClocks(parisInstant({ day: addDays(start, -day), hour }).toISOString())
        await query(`select graphile_worker.add_job('ask_decisions')`)
        await runJobs()
      }
      asked.push(...Array.from({ length: mails() - before }, () => day))
    }
    expect(asked).toEqual(days)
    expect((await queryOne<{ status: string }>('select status from departures where id = $1', [id]))?.status).toBe(
      'open',
    )
  })

  it('is the last day to hand a place over until midnight in Paris', async () => {
    await setClocks(lastSecond)
    const { id, token } = await bookedOn(addDays(sunday, 7))
    const transfer = async () => {
      const { body } = await call<{ transfer: { is_open: boolean; until: string } }>(
        `v1/reservations/${String(id)}/changes`,
        { token },
      )
      return body.transfer
    }
    expect(await transfer()).toMatchObject({ is_open: true, until: sunday })
    await setClocks(midnight)
    expect(await transfer()).toMatchObject({ is_open: false, until: sunday })
  })

  it('is the last day of a step of fees until midnight in Paris', async () => {
    await setClocks(lastSecond)
    const { id, token } = await bookedOn(addDays(sunday, 30))
    const fee = async () =>
      (await call<{ fee: number }>(`v1/reservations/${String(id)}/cancellation`, { token })).body.fee
    expect(await fee()).toBe(0)
    await setClocks(midnight)
    expect(await fee()).toBe(300)
  })

  it('holds seats for as many minutes as ever, across the hour that is skipped or comes twice', async () => {
    await setClocks(night)
    const { id: departure } = await leaveOn(addDays(sunday, 60))
    const { token } = await signInAs(payload)
    const cart = await call<{ id: number }>('v1/cart', {
      ...{ method: 'POST', token },
      body: { departure_id: departure, travelers_count: 2 },
    })
    expect(cart.status).toBe(201)
    const hold = await queryOne<{ minutes: number; ends: string }>(
      `select extract(epoch from hold_expires_at - $2::timestamptz)::int / 60 as minutes,
         to_char(hold_expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as ends from carts where id = $1`,
      [cart.body.id, night],
    )
    expect(hold?.minutes).toBe(30)
    const taken = async (instant: string) => {
      await setClocks(instant)
      await query(`select graphile_worker.add_job('free_expired_holds')`)
      await runJobs()
      return (await queryOne<{ n: number }>('select seats_taken::int as n from departures where id = $1', [departure]))
        ?.n
    }
    const end = Date.parse(hold?.ends ?? '')
    expect(await taken(new Date(end - 1_000).toISOString())).toBe(2)
    expect(await taken(new Date(end).toISOString())).toBe(0)
  })

  it('is the day of today that a statement reads, and of what was sold, until midnight in Paris', async () => {
    await setClocks(lastSecond)
    const { departure, id } = await bookedOn(addDays(sunday, 10))
    await query('update reservations set created_at = $2::timestamptz where id = $1', [id, lastSecond])
    const read = async () => {
      const { token } = await signInAs(payload, { role: 'staff' })
      const { body: planning } = await call<Planning>(`departures/planning?from=${sunday}&to=${addDays(sunday, 20)}`, {
        token,
      })
      const { body: sales } = await call<DepartureSales>(`departures/${String(departure)}/sales`, { token })
      return { today: planning.today, left: sales.days_before, sold: sales.curve[1] }
    }
    expect(await read()).toEqual({ today: sunday, left: 10, sold: { days_before: 10, travelers: 2 } })
    await setClocks(midnight)
    const monday = { today: addDays(sunday, 1), left: 9 }
    expect(await read()).toEqual({ ...monday, sold: { days_before: 10, travelers: 2 } })
    await query('update reservations set created_at = $2::timestamptz where id = $1', [id, midnight])
    expect(await read()).toEqual({ ...monday, sold: { days_before: 9, travelers: 2 } })
  })

  it('writes the practical mail of a week before at six in the evening in Paris', async () => {
    await setClocks(addDays(sunday, -30) + 'T08:00:00Z')
    const { id } = await bookedOn(addDays(sunday, 7))
    const left = async (instant: string) => {
      await setClocks(instant)
      await query(`select graphile_worker.add_job('leave_scheduled_mails')`)
      await runJobs()
      return queryOne<{ state: string; due: string }>(
        `select state, to_char(due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as due
         from scheduled_mails where reservation_id = $1 and kind = 'trip_in_7_days'`,
        [id],
      )
    }
    expect(await left(new Date(Date.parse(evening) - 1_000).toISOString())).toEqual({ state: 'planned', due: evening })
    expect((await left(evening))?.state).toBe('sent')
  })
})
