import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { ReservationDetail } from '@/contract/reservation-detail'
import type { DeskMail } from '@/contract/scheduled-mails'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { addDays } from '@/domain/days/days'
import { parisInstant } from '@/domain/days/paris-instant'
import { createExpedition } from '../../../../../tests/factories/expedition'
import { createPlannedBooking, inviteTraveler, payUnseen } from '../../../../../tests/factories/planned-booking'
import { call } from '../../../../../tests/integration/call'
import { leaveMails } from '../../../../../tests/integration/leave-mails'
import { runJobs } from '../../../../../tests/integration/run-jobs'
import { signInAs } from '../../../../../tests/integration/sign-in-as'

const { mailServer } = await vi.hoisted(() => import('../../../../../tests/integration/mail-server'))

const TODAY = calendarDayInParis(new Date())

let payload: Payload
let expedition: number
let staff: string

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  expedition = (await createExpedition(payload, { name: 'Traversée du Vercors' })).id
  staff = (await signInAs(payload, { role: 'staff' })).token
  await runJobs()
})

const book = (start: string) => createPlannedBooking(payload, { expedition, start })
const at = (day: string, hour: number) => parisInstant({ day, hour })
const subjectsTo = (email: string) => mailServer.sentTo(email).map(({ subject }) => subject ?? '')

describe('the agency', () => {
  type List = { mails: DeskMail[]; has_more: boolean }
  const list = async (search: string) => (await call<List>(`reservations/mails?${search}`, { token: staff })).body.mails
  const decide = (id: number, what: 'skip' | 'send', token = staff) =>
    call(`reservations/mails/${String(id)}/${what}`, {
      method: 'POST',
      token,
      body: what === 'skip' ? { reason: 'Vu au téléphone' } : undefined,
    })
  const mailOf = async (reservation: number, kind: string) => {
    const mail = (await list(`reservation=${String(reservation)}`)).find((one) => one.kind === kind)
    if (!mail) throw new Error(`no ${kind}`)
    return mail
  }

  it('reads what is to leave, by reservation, by departure, and by day in Paris', async () => {
    const start = addDays(TODAY, 150)
    const eve = addDays(start, -1)
    const { id, departure, owner } = await book(start)
    const email = `invitee-${String(id)}@exemple.test`
    await inviteTraveler(id, email)
    await leaveMails()
    const own = await list(`reservation=${String(id)}`)
    expect(own.map(({ state }) => state)).toEqual(own.map(() => 'planned'))
    expect(own.filter(({ is_invited }) => is_invited).map(({ to_email }) => to_email)).toEqual([email, email])
    expect(await list(`departure=${String(departure)}`)).toEqual(own)
    const ofTheEve = await list(`departure=${String(departure)}&from=${eve}&to=${eve}`)
    const due = at(eve, 9).toISOString()
    expect(ofTheEve.map(({ kind, to_email: to, due_at }) => [kind, to, due_at])).toEqual([
      ['trip_tomorrow', owner.email, due],
      ['trip_tomorrow', email, due],
    ])
    expect(await list(`departure=${String(departure)}&kind=balance_due&state=planned`)).toHaveLength(1)
    expect(await list(`departure=${String(departure)}&state=sent`)).toEqual([])
    const { body } = await call<ReservationDetail>(`v1/reservations/${String(id)}`, { token: owner.token })
    expect(body.coming_mails.map(({ kind }) => kind)).toContain('trip_tomorrow')
    expect(body.coming_mails).toHaveLength(own.length - 2)
  })

  it('has one not leave, which no rule brings back, and says why and who', async () => {
    const { id, owner } = await book(addDays(TODAY, 60))
    await leaveMails(at(addDays(TODAY, -10), 12))
    const { id: mail } = await mailOf(id, 'balance_due_soon')
    expect((await decide(mail, 'skip')).status).toBe(200)
    expect((await decide(mail, 'skip')).status).toBe(200)
    await leaveMails()
    expect(await mailOf(id, 'balance_due_soon')).toMatchObject({
      state: 'skipped',
      note: 'Vu au téléphone',
      author: expect.any(String) as string,
    })
    expect((await decide(mail, 'send')).status).toBe(409)
    expect(subjectsTo(owner.email)).toEqual([])
  })

  it('sends one at once, however often it is pressed, and it does not leave again at its hour', async () => {
    const { id, owner } = await book(addDays(TODAY, 60))
    await leaveMails(at(addDays(TODAY, -10), 12))
    const { id: mail } = await mailOf(id, 'trip_in_7_days')
    const answers = await Promise.all(Array.from({ length: 8 }, () => decide(mail, 'send')))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect((await mailOf(id, 'trip_in_7_days')).state).toBe('leaving')
    expect((await decide(mail, 'skip')).status).toBe(409)
    await runJobs()
    await leaveMails(at(addDays(TODAY, 53), 19))
    expect(await mailOf(id, 'trip_in_7_days')).toMatchObject({ state: 'sent', author: expect.any(String) as string })
    expect(subjectsTo(owner.email).filter((subject) => subject.includes('prépare'))).toHaveLength(1)
    expect((await decide(mail, 'send')).status).toBe(200)
  })

  it('is refused what has no sense, and others all of it', async () => {
    const { id, owner } = await book(addDays(TODAY, 60))
    await leaveMails(at(addDays(TODAY, -10), 12))
    const { id: mail } = await mailOf(id, 'balance_due_soon')
    await payUnseen(id, 70_000)
    const late = await decide(mail, 'send')
    expect([late.status, JSON.stringify(late.body)]).toEqual([409, expect.stringContaining('c’est réglé')])
    expect((await decide(2_147_483_000, 'skip')).status).toBe(404)
    const empty = await call(`reservations/mails/${String(mail)}/skip`, {
      method: 'POST',
      token: staff,
      body: { reason: '' },
    })
    expect(empty.status).toBe(422)
    expect((await decide(mail, 'skip', owner.token)).status).toBeGreaterThanOrEqual(401)
    expect((await call('reservations/mails?from=hier', { token: staff })).status).toBe(422)
  })
})
