import config from '@payload-config'
import { createLocalReq, getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { ReservationDesk } from '@/contract/desk'
import type { GuideDeparture } from '@/contract/guide-departures'
import type { ReservationDetail } from '@/contract/reservations'
import { calendarDayInParis } from '@/domain/calendar-day'
import { addDays } from '@/domain/days'
import { SAME_PHONE } from '@/domain/guardian'
import { INVALID_PHONE } from '@/domain/phone'
import { transactionOf, sql } from '@/server/platform/payload/transaction-of'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { queryStatement } from '@/server/platform/db/query-statement'
import { mailFacts, wantedMails, type MailFacts } from '../scheduled-mails/mail-facts'
import { forgetCustomer } from '../forget-customer'
import { listComingReservations } from '../reservations/list-coming-reservations'
import { drawAuthorisation } from '@/server/features/booking/documents/draw-authorisation'
import { query, queryOne } from '@/server/platform/db/pool'
import { createBooking } from '../../../../../tests/factories/booking'
import { createDeparture, inDays } from '../../../../../tests/factories/departure'
import { createExpedition } from '../../../../../tests/factories/expedition'
import { signUp, type Person } from '../../../../../tests/factories/guided'
import { createLegalDocument } from '../../../../../tests/factories/legal-document'
import { call } from '../../../../../tests/integration/call'
import { leaveMails } from '../../../../../tests/integration/leave-mails'
import { runJobs } from '../../../../../tests/integration/run-jobs'

type Body = ReservationDetail & { error: string; errors: Array<{ field: string; message: string }> }

const { mailServer } = await vi.hoisted(() => import('../../../../../tests/integration/mail-server'))

let payload: Payload
let nadia: Person
let stranger: Person
let guide: Person
let staff: Person
let version: string

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  nadia = await signUp(payload, 'Nadia', 'customer')
  stranger = await signUp(payload, 'Hugo', 'customer')
  guide = await signUp(payload, 'Bastien', 'guide')
  staff = await signUp(payload, 'Claire', 'staff')
  version = (await createLegalDocument(payload, { kind: 'parental_authorisation' })).version
})

const leave = async ({
  days = 30,
  type = 'kids',
  travelers = 2,
  status = 'confirmed',
}: { days?: number; type?: 'kids' | 'family'; travelers?: number; status?: 'confirmed' | 'canceled' } = {}) => {
  const expedition = await createExpedition(payload, {
    expedition_type: type,
    age_min_child: 8,
    age_max_child: type === 'kids' ? 12 : null,
    guide: guide.guide,
  })
  const departure = await createDeparture(payload, {
    expedition: expedition.id,
    departure_start: inDays(days),
    departure_end: inDays(days + 2),
  })
  const id = await createBooking({ user: nadia.id, departure: departure.id, travelers, status })
  await query(
    `insert into participants (reservation_id, position, first_name, last_name, birth_date)
     select $1, n, 'Léo', 'Rey', '2017-03-02T12:00:00Z' from generate_series(1, $2::int) n`,
    [id, travelers],
  )
  return { id, departure: departure.id }
}

const GUARDIAN = {
  first_name: 'Nadia',
  last_name: 'Rey',
  phone: '06 39 98 12 34',
  contacts: [
    { name: 'Paul Rey', phone: '06 39 98 12 35' },
    { name: 'Jeanne Rey', phone: '+33 6 39 98 12 36' },
  ],
  pick_ups: [{ name: 'Jeanne Rey', phone: '06 39 98 12 36' }],
}
const KEPT = {
  ...GUARDIAN,
  phone: '+33639981234',
  contacts: [
    { name: 'Paul Rey', phone: '+33639981235' },
    { name: 'Jeanne Rey', phone: '+33639981236' },
  ],
  pick_ups: [{ name: 'Jeanne Rey', phone: '+33639981236' }],
  authorisation_received_on: null as string | null,
}

const tell = (id: number, body: unknown = GUARDIAN, token: string | undefined = nadia.token) =>
  call<Body>(`v1/reservations/${String(id)}/guardian`, { method: 'POST', body, token })
const read = (id: number) => call<Body>(`v1/reservations/${String(id)}`, { token: nadia.token })
const countKept = async (id: number) => (await query('select 1 from guardians where reservation_id = $1', [id])).length

describe('the signed authorisation', () => {
  const today = calendarDayInParis(new Date())
  const receive = (id: number, received_on: string | null, token: string | undefined = staff.token) =>
    call<Body>(`reservations/${String(id)}/authorisation`, { method: 'POST', body: { received_on }, token })
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

describe('POST reservations/:id/guardian', () => {
  it('keeps who answers for the children, with phones in order, and what is changed after', async () => {
    const { id } = await leave()
    expect((await read(id)).body.guardian).toBeNull()
    const { status, body } = await tell(id)
    expect(status).toBe(200)
    expect(body.guardian).toEqual(KEPT)
    expect(body.history).toEqual([expect.objectContaining({ kind: 'participants', author: 'Nadia' })])
    await tell(id, { ...GUARDIAN, pick_ups: [] })
    expect((await read(id)).body.guardian).toEqual({ ...KEPT, pick_ups: [] })
  })

  it('keeps one when several are saved at once', async () => {
    const { id } = await leave()
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => tell(id, { ...GUARDIAN, first_name: `N${'x'.repeat(index)}` })),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(await countKept(id)).toBe(1)
  })

  it('refuses what can’t be, field by field, and keeps nothing of it', async () => {
    const { id } = await leave()
    const [paul, jeanne] = GUARDIAN.contacts
    const { status, body } = await tell(id, {
      ...GUARDIAN,
      contacts: [{ ...paul, phone: GUARDIAN.phone }, jeanne],
      pick_ups: [{ name: 'Jo', phone: '12' }],
    })
    expect(status).toBe(422)
    expect(body.errors).toEqual([
      { field: 'pick_ups.0.phone', message: INVALID_PHONE },
      { field: 'contacts.0.phone', message: SAME_PHONE },
    ])
    expect((await tell(id, { ...GUARDIAN, last_name: ' ' })).body.errors).toEqual([
      expect.objectContaining({ field: 'last_name' }),
    ])
    expect((await tell(id, { ...GUARDIAN, contacts: [paul] })).status).toBe(422)
    expect(await countKept(id)).toBe(0)
  })

  it('is of the trip without the parents alone', async () => {
    const { id } = await leave({ type: 'family' })
    expect((await read(id)).body).not.toHaveProperty('guardian')
    expect((await tell(id)).status).toBe(409)
    expect(await countKept(id)).toBe(0)
  })

  it('is of who booked alone, before the departure, and not once it is canceled', async () => {
    const { id } = await leave()
    expect((await tell(id, GUARDIAN, stranger.token)).status).toBe(404)
    expect((await call(`v1/reservations/${String(id)}/guardian`, { method: 'POST', body: GUARDIAN })).status).toBe(401)
    expect((await tell((await leave({ status: 'canceled' })).id)).status).toBe(409)
    expect((await tell((await leave({ days: 0 })).id)).status).toBe(409)
    expect(await countKept(id)).toBe(0)
  })
})

describe('the authorisation to sign', () => {
  const paper = async (id: number) => drawAuthorisation((await read(id)).body)

  it('is drawn once the guardian is told, with the text that stood then', async () => {
    const { id } = await leave()
    await expect(paper(id)).rejects.toMatchObject({ status: 409 })
    await tell(id)
    await query('update guardians set authorisation_version = null where reservation_id = $1', [id])
    expect(Buffer.from(await paper(id)).toString('latin1', 0, 5)).toBe('%PDF-')
    // A published text changes no more: only who owns its table can take it away.
    await query('alter table legal_documents disable trigger user')
    await query(`update legal_documents set effective_on = '2999-01-01' where kind = 'parental_authorisation'`)
    await expect(paper(id)).rejects.toMatchObject({ status: 409 })
    await query(`update legal_documents set effective_on = '2020-01-01' where kind = 'parental_authorisation'`)
    await query('alter table legal_documents enable trigger user')
    await tell(id)
    expect(Buffer.from(await paper(id)).toString('latin1', 0, 5)).toBe('%PDF-')
    const versionOf = () => queryOne('select authorisation_version from guardians where reservation_id = $1', [id])
    expect(await versionOf()).toEqual({ authorisation_version: version })
    const { id: newer } = await createLegalDocument(payload, {
      kind: 'parental_authorisation',
      version: '2021-02',
      day: '2021-02-01',
    })
    expect(await versionOf()).toEqual({ authorisation_version: version })
    await tell(id)
    expect(await versionOf()).toEqual({ authorisation_version: '2021-02' })
    expect(newer).toBeGreaterThan(0)
  })

  it('is none of another trip', async () => {
    const { id } = await leave({ type: 'family' })
    await expect(paper(id)).rejects.toMatchObject({ status: 404 })
  })
})

describe('who reads it', () => {
  const roster = (departure: number, token = guide.token) =>
    call<GuideDeparture>(`v1/guide/departures/${String(departure)}`, { token })

  it('is the guide, near the departure alone', async () => {
    const near = await leave()
    await tell(near.id)
    const { body } = await roster(near.departure)
    expect(body.participants.map(({ guardian }) => guardian)).toEqual([KEPT, KEPT])
    const far = await leave({ days: 90 })
    await tell(far.id)
    expect(JSON.stringify((await roster(far.departure)).body)).not.toContain('+33639981235')
  })

  it('says to the guide that nobody is told yet, and nothing of it on another trip', async () => {
    const { departure } = await leave()
    expect((await roster(departure)).body.participants[0]?.guardian).toBeNull()
    const family = await leave({ type: 'family' })
    expect((await roster(family.departure)).body.participants[0]).not.toHaveProperty('guardian')
  })

  it('is the agency, each reading recorded', async () => {
    const { id, departure } = await leave()
    const desk = (token = staff.token) =>
      call<{ guardian: unknown; guardian_state: unknown }>(`reservations/${String(id)}/guardian`, { token })
    const readings = () => query('select viewer_id, kind from roster_views where reservation_id = $1', [id])
    expect((await desk()).body).toEqual({ guardian: null })
    expect(await readings()).toEqual([])
    await tell(id)
    expect((await desk()).body).toEqual({ guardian: KEPT })
    expect(await readings()).toEqual([{ viewer_id: staff.id, kind: 'panel' }])
    const state = await call<{ guardian_state: unknown }>(`reservations/${String(id)}/desk`, { token: staff.token })
    expect(state.body.guardian_state).toBe('told')
    expect((await desk(guide.token)).status).toBe(403)
    const file = await call<string>(`departures/${String(departure)}/roster.csv`, { token: staff.token })
    expect(JSON.stringify(file.body)).toContain('Paul Rey +33639981235, Jeanne Rey +33639981236')
  })
})

describe('the mail that asks for what is missing', () => {
  const refusalOf = async (id: number) => {
    const [facts] = await queryStatement<MailFacts>(mailFacts(sql`r.id = ${id}`))
    return facts && wantedMails(facts, new Date()).find(({ kind }) => kind === 'profiles_in_30_days')?.refusal
  }

  it('leaves until the guardian is told, even where each profile is complete', async () => {
    const { id } = await leave({ days: 31 })
    await query(
      `update participants set phone = '+33639981234', emergency_name = 'Paul', emergency_phone = '+33639981235',
         diet = 'Rien', level = 2, completed_at = now() where reservation_id = $1`,
      [id],
    )
    expect(await refusalOf(id)).toBeNull()
    await tell(id)
    expect(await refusalOf(id)).toBe('complete')
  })
})

describe('what becomes of it', () => {
  const forget = async () => {
    await query(`select graphile_worker.add_job('forget_trip_data')`)
    await runJobs()
  }
  const end = (departure: number, daysAgo: number) =>
    query(
      `update departures set departure_start = now() - make_interval(days => $2 + 2), departure_end = now() - make_interval(days => $2)
       where id = $1`,
      [departure, daysAgo],
    )

  it('is erased thirty days after the trip, or its cancellation', async () => {
    const [near, over, canceled] = [await leave(), await leave(), await leave()]
    for (const { id } of [near, over, canceled]) await tell(id)
    await end(near.departure, 30)
    await end(over.departure, 31)
    await query(`update reservations set status = 'canceled', canceled_at = now() - interval '31 days' where id = $1`, [
      canceled.id,
    ])
    await forget()
    expect([await countKept(near.id), await countKept(over.id), await countKept(canceled.id)]).toEqual([1, 0, 0])
  })

  it('is in the export of one’s data', async () => {
    const { id } = await leave()
    await tell(id)
    const { body } = await call<{ reservations: Array<{ id: number; guardian: unknown }> }>('v1/user/export', {
      token: nadia.token,
    })
    expect(body.reservations.find((one) => one.id === id)?.guardian).toMatchObject(KEPT)
  })

  it('goes with the account, but for a trip under way, until it is over', async () => {
    const coming = await leave()
    const underWay = await leave()
    for (const { id } of [coming, underWay]) await tell(id)
    await query(
      `update departures set departure_start = now() - interval '1 day', departure_end = now() + interval '1 day' where id = $1`,
      [underWay.departure],
    )
    const req = await createLocalReq({}, payload)
    await withTransaction(req, async () => {
      const transaction = await transactionOf(req)
      const soon = await listComingReservations({
        userId: nadia.id,
        run: async (statement) => (await transaction.execute(statement)).rows,
      })
      await forgetCustomer({
        transaction,
        userId: nadia.id,
        agreed: { cancels: soon.map(({ id }) => id), feeCents: soon.reduce((sum, { feeCents }) => sum + feeCents, 0) },
      })
    })
    expect([await countKept(coming.id), await countKept(underWay.id)]).toEqual([0, 1])
    await query('update users set deleted_at = now() where id = $1', [nadia.id])
    await end(underWay.departure, 1)
    await forget()
    expect(await countKept(underWay.id)).toBe(0)
  })
})
