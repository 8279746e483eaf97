import config from '@payload-config'
import type { JobHelpers } from 'graphile-worker'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { DepartureDesk } from '@/contract/desk'
import { sendMail } from '@/server/compose/send-mail'
import { pool, query, queryOne } from '@/server/platform/db/pool'
import { createDeparture, inDays } from '../../../../tests/factories/departure'
import { createExpedition } from '../../../../tests/factories/expedition'
import { createLegalDocument } from '../../../../tests/factories/legal-document'
import { logIn } from '../../../../tests/integration/account-calls'
import { call } from '../../../../tests/integration/call'
import { runJobs } from '../../../../tests/integration/run-jobs'
import { signInAs } from '../../../../tests/integration/sign-in-as'

type Body = { id: number; error: string; information_form: { version: string; sent_to: string } | null }

const { mailServer } = await vi.hoisted(() => import('../../../../tests/integration/mail-server'))

let payload: Payload
let expedition: number
let staff: string

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  expedition = (await createExpedition(payload)).id
  staff = (await signInAs(payload, { role: 'staff' })).token
  await runJobs()
})

const ask = (path: string, body?: unknown) =>
  call<Body>(path, { method: body === undefined ? 'GET' : 'POST', body, token: staff })

const leave = () => createDeparture(payload, { expedition, departure_start: inDays(90), departure_end: inDays(92) })

describe('a booking by phone', () => {
  it('takes every way in from whoever opened the account without proving its address', async () => {
    const { id } = await leave()
    const stranger = await signInAs(payload, { isProven: false, first_name: 'Usurpateur' })
    await query(`update users set phone = '+33700000000' where id = $1`, [stranger.id])
    await query(`insert into user_identities (provider, subject, user_id) values ('google', 'stranger', $1)`, [
      stranger.id,
    ])
    const caller = { email: stranger.email, first_name: 'Jeanne', phone: '06 12 34 56 78', travelers_count: 1 }
    const { body } = await ask(`departures/${String(id)}/book`, caller)
    const path = `v1/reservations/${String(body.id)}`
    expect((await call(path, { token: stranger.token })).status).toBe(401)
    expect((await call(`${path}/cancel`, { method: 'POST', token: stranger.token, body: { fee: 0 } })).status).toBe(401)
    expect((await logIn(stranger.email)).status).toBe(401)
    expect(await query('select 1 from user_identities where user_id = $1', [stranger.id])).toEqual([])
    const account = await queryOne('select first_name, phone from users where id = $1', [stranger.id])
    expect(account).toEqual({ first_name: 'Jeanne', phone: '+33612345678' })
    await runJobs()
    expect(mailServer.lastTo(stranger.email)?.text).toContain('/nouveau-mot-de-passe')
  })

  it('lets no stranger in whose password was being verified meanwhile', async () => {
    const { id } = await leave()
    const stranger = await signInAs(payload, { isProven: false })
    const [booked, ...attempts] = await Promise.all([
      ask(`departures/${String(id)}/book`, { email: stranger.email, travelers_count: 1 }),
      ...Array.from({ length: 12 }, () => logIn(stranger.email)),
    ])
    for (const { body } of attempts) {
      const own = await call(`v1/reservations/${String(booked.body.id)}`, { token: body.token || 'none' })
      expect(own.status).toBe(401)
    }
  })

  it('takes the options that the caller wants, at the price of the trip', async () => {
    const { id: trip } = await createExpedition(payload, {
      options: [
        { label: 'Assurance annulation', price_cents: 4_500 },
        { label: 'Nuit d’hôtel avant le départ', price_cents: 8_000 },
      ],
    })
    const { id } = await createDeparture(payload, {
      expedition: trip,
      departure_start: inDays(90),
      departure_end: inDays(92),
    })
    const { body: desk } = await call<DepartureDesk>(`departures/${String(id)}/desk`, { token: staff })
    expect(desk.options.map(({ label, unit_cents }) => [label, unit_cents])).toEqual([
      ['Assurance annulation', 4_500],
      ['Nuit d’hôtel avant le départ', 8_000],
    ])
    const [insurance, night] = desk.options.map((option) => option.id)
    const caller = { email: 'options@exemple.test', travelers_count: 2 }
    const book = (options: object[]) => ask(`departures/${String(id)}/book`, { ...caller, options })
    for (const options of [
      [{ id: insurance, count: 3 }],
      [{ id: 'ailleurs', count: 1 }],
      [
        { id: night, count: 1 },
        { id: night, count: 1 },
      ],
      [{ id: insurance, count: 0 }],
    ]) {
      expect((await book(options)).status).toBe(422)
    }
    expect(await queryOne('select count(*)::int as n from reservations where departure_id = $1', [id])).toEqual({
      n: 0,
    })
    const { body, status } = await book([
      { id: night, count: 1 },
      { id: insurance, count: 2 },
    ])
    expect(status).toBe(200)
    expect(
      await queryOne(
        'select options, total_cents::int as total, deposit_cents::int as deposit from reservations where id = $1',
        [body.id],
      ),
    ).toEqual({
      options: [
        { id: insurance, label: 'Assurance annulation', unitCents: 4_500, count: 2 },
        { id: night, label: 'Nuit d’hôtel avant le départ', unitCents: 8_000, count: 1 },
      ],
      total: 2 * desk.price_cents + 17_000,
      deposit: Math.round((2 * desk.price_cents + 17_000) * 0.3),
    })
  })

  it('keeps the ways in of the agency’s own accounts', async () => {
    const { id } = await leave()
    const guide = await signInAs(payload, { role: 'guide', isProven: false })
    await ask(`departures/${String(id)}/book`, { email: guide.email, travelers_count: 1 })
    expect((await call('v1/user', { token: guide.token })).status).toBe(200)
  })
})

describe('the information form of a sale by phone', () => {
  const FORM = /formulaire d’information/
  const bookBy = async (email: string) => {
    const { id } = await leave()
    const { body } = await ask(`departures/${String(id)}/book`, { email, travelers_count: 1 })
    return body.id
  }
  const confirm = (id: number) => ask(`reservations/${String(id)}/confirm`, {})
  const sendForm = (id: number) => ask(`reservations/${String(id)}/information-form`, {})
  const recordOf = (id: number) =>
    queryOne<{ version: string | null; to: string | null; is_sent: boolean }>(
      `select information_form_version as version, information_form_sent_to as to,
         information_form_sent_at is not null as is_sent from reservations where id = $1`,
      [id],
    )
  const subjectsTo = (email: string) => mailServer.sentTo(email).map(({ subject }) => subject)
  const summariesTo = (email: string) => subjectsTo(email).filter((subject) => subject?.includes('est enregistrée'))

  it('must be in force before anything is confirmed', async () => {
    const id = await bookBy('sans-formulaire@exemple.test')
    await runJobs()
    const refused = await sendForm(id)
    expect([refused.status, refused.body.error]).toEqual([409, expect.stringContaining('publie-le d’abord')])
    expect((await confirm(id)).body.error).toContain('n’est pas encore parti')
    // Published since: the same reservation can go on.
    await createLegalDocument(payload, { kind: 'information_form_b', version: 'phone-1' })
    expect((await sendForm(id)).status).toBe(200)
    await runJobs()
    expect((await confirm(id)).status).toBe(200)
  })

  it('leaves before the summary, is written down, and only then the sale is confirmed', async () => {
    const email = 'ines@exemple.test'
    const id = await bookBy(email)
    const refused = await confirm(id)
    expect([refused.status, refused.body.error]).toEqual([409, expect.stringContaining('n’est pas encore parti')])
    mailServer.refuse(true)
    await runJobs()
    mailServer.refuse(false)
    expect([await recordOf(id), subjectsTo(email)]).toEqual([{ version: null, to: null, is_sent: false }, []])
    await query('update graphile_worker._private_jobs set run_at = now() where attempts > 0')
    await runJobs()
    const [first, second] = mailServer.sentTo(email)
    expect([first?.subject, second?.subject]).toEqual([
      expect.stringMatching(FORM),
      expect.stringContaining('est enregistrée'),
    ])
    expect(first?.text).toContain('Un paragraphe.')
    expect(await recordOf(id)).toEqual({ version: 'phone-1', to: email, is_sent: true })
    expect((await ask(`reservations/${String(id)}/desk`)).body.information_form).toMatchObject({
      version: 'phone-1',
      sent_to: email,
    })
    expect((await sendForm(id)).body.error).toContain('déjà parti')
    expect((await confirm(id)).status).toBe(200)
  })

  it('leaves once when two ask for it at once', async () => {
    const email = 'deux-fois@exemple.test'
    const id = await bookBy(email)
    const answers = await Promise.all([sendForm(id), sendForm(id), sendForm(id)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const waiting = await query(
      `select 1 from graphile_worker._private_jobs where payload ->> 'template' = 'information_form'
         and payload ->> 'reservationId' = $1`,
      [String(id)],
    )
    expect(waiting).toHaveLength(1)
    await runJobs()
    expect(subjectsTo(email).filter((subject) => FORM.test(subject ?? ''))).toHaveLength(1)
    expect(summariesTo(email)).toHaveLength(1)
  })

  it('leaves no second time after a kill between its record and the end of its job', async () => {
    const email = 'coupure@exemple.test'
    const id = await bookBy(email)
    const run = (isKilled: boolean) =>
      sendMail({ template: 'information_form', reservationId: id }, {
        job: { id: `killed-${String(id)}` },
        query: (text: string, values: unknown[]) =>
          isKilled && text.startsWith('insert into sent_mails')
            ? Promise.reject(new Error('killed'))
            : pool().query(text, values),
      } as unknown as JobHelpers)
    await expect(run(true)).rejects.toThrow('killed')
    expect(await recordOf(id)).toMatchObject({ version: 'phone-1', is_sent: true })
    await run(false)
    await runJobs()
    expect(subjectsTo(email).filter((subject) => FORM.test(subject ?? ''))).toHaveLength(1)
    expect(summariesTo(email)).toHaveLength(1)
  })

  it('is not for an order of the site, nor for one that is over', async () => {
    const id = await bookBy('annulee@exemple.test')
    expect((await ask(`reservations/${String(id)}/cancel`, { reason: 'Renonce', fee_cents: 0 })).status).toBe(200)
    expect((await sendForm(id)).status).toBe(409)
    await runJobs()
    expect(subjectsTo('annulee@exemple.test').filter((subject) => FORM.test(subject ?? ''))).toEqual([])
    const other = await bookBy('du-site@exemple.test')
    await query(`update reservations set source = 'site' where id = $1`, [other])
    expect((await sendForm(other)).status).toBe(409)
    expect((await confirm(other)).status).toBe(200)
  })
})
