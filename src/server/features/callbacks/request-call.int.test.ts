import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { callDays, type CallSlot } from '@/domain/contact/call-slots'
import { INVALID_PHONE } from '@/domain/travelers/phone'
import { env } from '@/env'
import { query } from '@/server/platform/db/pool'
import { newClient } from '../../../../tests/integration/account-calls'
import { call } from '../../../../tests/integration/call'
import { runJobs } from '../../../../tests/integration/run-jobs'
import { signInAs } from '../../../../tests/integration/sign-in-as'
import { createExpedition } from '../../../../tests/factories/expedition'

let payload: Payload

const { mailServer } = await vi.hoisted(() => import('../../../../tests/integration/mail-server'))

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
})
beforeEach(async () => {
  await query('delete from call_requests')
  await query(`delete from rate_limits where key like 'call_%'`)
})

const NUMBER = '+33639980123'
/** Far from now, so that no hour passes while the test runs. */
const slotAt = (hour: number): CallSlot => ({ day: callDays(new Date()).at(-1)?.day ?? '', hour })
const ask = (body: object, { token, headers = newClient() }: { token?: string; headers?: object } = {}) =>
  call<{ error: string; errors: unknown }>('v1/call-requests', {
    method: 'POST',
    token,
    headers: { ...headers },
    body: { phone: '06 39 98 01 23', ...slotAt(10), ...body },
  })
const requests = () =>
  query(`select phone, status::text, user_id, expedition_id,
      to_char(wanted_at at time zone 'Europe/Paris', 'YYYY-MM-DD HH24:MI') as at
    from call_requests order by id`)

describe('a call that is asked for', () => {
  it('is kept for the agency, which is written to without the number', async () => {
    const { id } = await createExpedition(payload)
    // Its card.
    await runJobs()
    expect(await ask({ expedition_id: id })).toMatchObject({ status: 201, body: { ok: true } })
    await runJobs()
    expect(await requests()).toEqual([
      { phone: NUMBER, status: 'open', user_id: null, expedition_id: id, at: `${slotAt(10).day} 10:00` },
    ])
    const mail = mailServer.lastTo(/<(.*)>/.exec(env().MAIL_FROM)?.[1] ?? env().MAIL_FROM)
    expect(mail?.subject).toMatch(/^À rappeler .*, entre 10\sh et 11\sh$/)
    expect(mail?.text).toContain('/admin/collections/call-requests/')
    expect(mail?.text).not.toMatch(/39\s?98/)
  })

  it('is known to be that of who is signed in, and of no expedition that nobody knows', async () => {
    const { id, token } = await signInAs(payload)
    await ask({ expedition_id: 2_000_000_000 }, { token })
    expect(await requests()).toMatchObject([{ user_id: id, expedition_id: null }])
  })

  it('is one for a number of who is signed in, at the last hour asked for, however often at once', async () => {
    const { token } = await signInAs(payload)
    const answers = await Promise.all([9, 11, 13].map((hour) => ask(slotAt(hour), { token })))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(await requests()).toHaveLength(1)
    await query(`update call_requests set status = 'closed'`)
    await query(`delete from rate_limits where key like 'call_%'`)
    await ask(slotAt(14), { token })
    expect(await requests()).toMatchObject([{ status: 'closed' }, { status: 'open', at: `${slotAt(14).day} 14:00` }])
  })

  it('is one for an hour, however often a visitor sends the form', async () => {
    await Promise.all([10, 10, 10].map((hour) => ask(slotAt(hour))))
    expect(await requests()).toMatchObject([{ user_id: null, at: `${slotAt(10).day} 10:00` }])
  })

  it('is never joined to that of somebody else who gave the same number', async () => {
    const [victim, attacker] = [await signInAs(payload), await signInAs(payload)]
    const { id } = await createExpedition(payload)
    await runJobs()
    await ask(slotAt(9), { token: attacker.token })
    await ask({ ...slotAt(15), expedition_id: id }, { token: victim.token })
    await query(`delete from rate_limits where key like 'call_%'`)
    await ask({ ...slotAt(11), expedition_id: id })
    await ask(slotAt(16), { token: attacker.token })
    expect(await requests()).toMatchObject([
      { user_id: attacker.id, expedition_id: null, at: `${slotAt(9).day} 16:00` },
      { user_id: victim.id, expedition_id: id, at: `${slotAt(9).day} 15:00` },
      { user_id: null, expedition_id: id, at: `${slotAt(9).day} 11:00` },
    ])
    const exported = async (token: string) =>
      (await call<{ call_requests: unknown[] }>('v1/user/export', { token })).body.call_requests
    expect(await exported(attacker.token)).toMatchObject([{ expedition: null, phone: NUMBER }])
    expect(await exported(attacker.token)).toHaveLength(1)
    expect(await exported(victim.token)).toHaveLength(1)
  })

  it('is moved by no visitor who knows the number', async () => {
    await ask(slotAt(10))
    await ask(slotAt(17))
    expect(await requests()).toMatchObject([{ at: `${slotAt(10).day} 10:00` }, { at: `${slotAt(10).day} 17:00` }])
  })

  it.each([
    ['a number that is none', { phone: '06 39 98' }, 'phone', INVALID_PHONE],
    ['a Sunday', { day: '2026-11-29' }, 'hour', /choisis un autre créneau/],
    ['a day long past', { day: '2020-01-06' }, 'hour', /choisis un autre créneau/],
  ])('is refused for %s, in French, and nothing is kept', async (_case, body, field, message) => {
    const answer = await ask(body)
    expect(answer.status).toBe(422)
    expect(answer.body.errors).toEqual([{ field, message: expect.stringMatching(message) as string }])
    expect(await requests()).toEqual([])
  })

  it.each([{ hour: 8 }, { hour: 18 }, { hour: 9.5 }, { day: 'demain' }, { phone: '0'.repeat(251) }, { note: 'x' }])(
    'is refused with %j',
    async (body) => {
      expect((await ask(body)).status).toBe(422)
      expect(await requests()).toEqual([])
    },
  )

  it('is limited by number, whoever asks, and by client, whatever the number', async () => {
    for (let time = 0; time < 3; time++) expect((await ask({})).status).toBe(201)
    expect((await ask({})).status).toBe(429)
    const headers = newClient()
    for (let time = 0; time < 10; time++) await ask({ phone: `06 39 98 02 ${String(time + 10)}` }, { headers })
    expect((await ask({ phone: '06 39 98 03 01' }, { headers })).status).toBe(429)
  })

  it('is forgotten thirty days after its hour, done or not', async () => {
    await query(
      `insert into call_requests (phone, wanted_at, status) values ($1, now() - interval '31 days', 'closed')`,
      [NUMBER],
    )
    await ask({})
    await ask({ phone: '06 39 98 04 01' })
    await query(
      `update call_requests set wanted_at = now() - interval '31 days' where phone = $1 and status = 'open'`,
      [NUMBER],
    )
    await query(`select graphile_worker.add_job('forget_expired')`)
    await runJobs()
    expect(await requests()).toMatchObject([{ phone: '+33639980401' }])
  })
})
