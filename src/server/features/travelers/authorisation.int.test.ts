import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { ReservationDesk } from '@/contract/reservation-desk'
import type { GuideDeparture } from '@/contract/guide-departures'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { addDays } from '@/domain/days/days'
import { query } from '@/server/platform/db/pool'
import { call } from '../../../../tests/integration/call'
import {
  GUARDIAN,
  guide,
  leave,
  nadia,
  openFamily,
  read,
  staff,
  tell,
} from '../../../../tests/integration/guarded-trip'
import { leaveMails } from '../../../../tests/integration/leave-mails'

const { mailServer } = await vi.hoisted(() => import('../../../../tests/integration/mail-server'))

beforeAll(openFamily)

describe('the signed authorisation', () => {
  const today = calendarDayInParis(new Date())
  const receive = (id: number, received_on: string | null, token: string | undefined = staff.token) =>
    call(`reservations/${String(id)}/authorisation`, { method: 'POST', body: { received_on }, token })
  const recall = (id: number) =>
    query(`select state, reason from scheduled_mails where reservation_id = $1 and kind = 'authorisation_due'`, [id])

  it('comes back on a day, which the desk, the family and the guide read, and is recalled no more', async () => {
    const { id, departure } = await leave()
    expect((await receive(id, today)).status).toBe(409)
    await tell(id)
    expect(await recall(id)).toEqual([{ state: 'planned', reason: null }])
    expect((await receive(id, addDays(today, 1))).status).toBe(422)
    expect((await receive(id, today, nadia.token)).status).toBe(404)
    expect((await receive(id, today)).status).toBe(200)
    expect((await receive(id, today)).status).toBe(200)
    const desk = await call<ReservationDesk>(`reservations/${String(id)}/desk`, { token: staff.token })
    expect(desk.body.authorisation).toEqual({ received_on: today, by: 'Claire' })
    const { body } = await read(id)
    expect(body.guardian?.authorisation_received_on).toBe(today)
    expect(body.history.filter(({ author }) => author === 'Claire')).toHaveLength(1)
    const led = await call<GuideDeparture>(`v1/guide/departures/${String(departure)}`, { token: guide.token })
    expect(led.body.participants.map((one) => one.guardian?.authorisation_received_on)).toEqual([today, today])
    expect(await recall(id)).toEqual([{ state: 'skipped', reason: 'authorised' }])
  })

  it('is to be signed anew once it names others, and not when the same is saved again', async () => {
    const { id } = await leave()
    await tell(id)
    await receive(id, today)
    await tell(id)
    expect((await read(id)).body.guardian?.authorisation_received_on).toBe(today)
    await tell(id, { ...GUARDIAN, pick_ups: [] })
    expect((await read(id)).body.guardian?.authorisation_received_on).toBeNull()
    expect(await recall(id)).toEqual([{ state: 'planned', reason: null }])
  })

  it('is recalled ten days before, once, to who has not sent it', async () => {
    const { id } = await leave({ days: 10 })
    await tell(id)
    await leaveMails()
    await leaveMails()
    expect(await recall(id)).toEqual([{ state: 'sent', reason: null }])
    const mails = mailServer.sentTo(nadia.email).filter(({ subject }) => subject?.includes('autorisation signée'))
    expect(mails).toHaveLength(1)
  })
})
