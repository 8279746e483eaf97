import { createLocalReq } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { GuideDeparture } from '@/contract/guide-departures'
import { SAME_PHONE } from '@/domain/travelers/guardian'
import { INVALID_PHONE } from '@/domain/travelers/phone'
import { forgetCustomer } from '@/server/compose/booking/forget-customer'
import { drawAuthorisation } from '@/server/features/documents/draw-authorisation'
import { listComingReservations } from '@/server/features/reservations/list-coming-reservations'
import { mailFacts, wantedMails, type MailFacts } from '@/server/features/reservations/scheduled-mails/mail-facts'
import { query, queryOne } from '@/server/platform/db/pool'
import { queryStatement } from '@/server/platform/db/query-statement'
import { transactionOf, sql } from '@/server/platform/db/transaction-of'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { createLegalDocument } from '../../../../tests/factories/legal-document'
import { call } from '../../../../tests/integration/call'
import {
  countKept,
  GUARDIAN,
  guide,
  KEPT,
  leave,
  nadia,
  openFamily,
  payload,
  read,
  staff,
  stranger,
  tell,
  version,
} from '../../../../tests/integration/guarded-trip'
import { runJobs } from '../../../../tests/integration/run-jobs'

beforeAll(openFamily)

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
    expect((await tell(id, { ...GUARDIAN, authorisation_received_on: '2026-11-01' })).status).toBe(422)
    expect((await tell(id, { ...GUARDIAN, contacts: [{ ...paul, email: 'paul@exemple.fr' }, jeanne] })).status).toBe(
      422,
    )
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
        run: (statement) => transaction.execute(statement),
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
