import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AccountSessions } from '@/contract/team'
import { query } from '@/server/platform/db/pool'
import { TEAM_BY_ADMINS } from '@/server/features/accounts/team/managed-account'
import { createUser, PASSWORD } from '../../tests/factories/user'
import { logIn, newClient, tokenOf } from '../../tests/integration/account-calls'
import { call } from '../../tests/integration/call'
import { confirmed } from '../../tests/integration/confirmed'
import { signInAs } from '../../tests/integration/sign-in-as'

const { lines } = vi.hoisted(() => {
  process.env.LOG_LEVEL = 'info'
  return { lines: [] as string[] }
})
vi.mock(import('@/server/platform/log/create-logger'), async (original) => {
  const { createLogger } = await original()
  return { createLogger: ({ name }) => createLogger({ name, output: { write: (line) => lines.push(line) } }) }
})

// Who is no member of the back office is told of no call of Payload's.
const REFUSED = [401, 403, 404]
const SAFARI = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1'

let payload: Payload

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
})
beforeEach(() => {
  lines.length = 0
})

const list = (id: number, token?: string) =>
  call<AccountSessions & { error: string }>(`users/${String(id)}/sessions`, { token })
const end = (id: number, token?: string) =>
  call<{ error?: string }>(`users/${String(id)}/end-sessions`, { method: 'POST', token, headers: confirmed() })
const isOpen = async (token: string) => (await call('v1/user', { token })).status === 200
const ends = () =>
  lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ event }) => event === 'session_ended')

describe('where an account is signed in', () => {
  it('is shown to the agency: devices and their last use, no address', async () => {
    const { token } = await signInAs(payload, { role: 'staff' })
    const { id, email } = await createUser(payload)
    const phone = (await logIn(email, PASSWORD, { ...newClient(), 'user-agent': SAFARI })).body.token
    await query('update session_details set last_used_at = $1', ['2026-01-02T08:00:00Z'])
    await tokenOf(email)
    const { body } = await list(id, token)
    expect(body.sessions).toEqual([
      { device: 'Appareil inconnu', last_used_at: expect.stringMatching(/^20/) },
      { device: 'Safari sur iPhone', last_used_at: '2026-01-02T08:00:00.000Z' },
    ])
    await query(`update users_sessions set created_at = now() - interval '91 days' where _parent_id = $1`, [id])
    expect((await list(id, token)).body.sessions).toEqual([])
    expect(await isOpen(phone)).toBe(false)
  })

  it('is ended at once on all devices, known no more, and logged with its author', async () => {
    const staff = await signInAs(payload, { role: 'staff' })
    const customer = await signInAs(payload)
    const phone = await tokenOf(customer.email)
    const bystander = await signInAs(payload)
    expect((await end(customer.id, staff.token)).body).toEqual({ ok: true })
    expect(await Promise.all([customer.token, phone, bystander.token, staff.token].map(isOpen))).toEqual([
      false,
      false,
      true,
      true,
    ])
    expect(await query('select 1 as marked from device_marks where user_id = $1', [customer.id])).toHaveLength(1)
    const target = `users/${String(customer.id)}`
    expect(ends()).toMatchObject([{ outcome: 'done', user: staff.id, target, detail: 'everywhere' }])
    expect((await logIn(customer.email)).status).toBe(200)
  })

  it('is an administrator’s to see and end for the team', async () => {
    const admin = await signInAs(payload, { role: 'admin' })
    for (const role of ['guide', 'staff', 'admin'] as const) {
      const { id, token } = await signInAs(payload, { role })
      expect((await list(id, admin.token)).body.sessions).toHaveLength(1)
      expect((await end(id, admin.token)).status).toBe(200)
      expect(await isOpen(token)).toBe(false)
    }
  })

  it.each(['guide', 'marketer', 'staff', 'admin'] as const)('is not staff’s to see or end for a %s', async (role) => {
    const staff = await signInAs(payload, { role: 'staff' })
    const { id, token } = await signInAs(payload, { role })
    const answers = [await list(id, staff.token), await end(id, staff.token)]
    expect(answers.map(({ status, body }) => [status, body.error])).toEqual([
      [403, TEAM_BY_ADMINS],
      [403, TEAM_BY_ADMINS],
    ])
    expect(await isOpen(token)).toBe(true)
    expect(ends()).toMatchObject([{ outcome: 'refused', user: staff.id, target: `users/${String(id)}` }])
  })

  it('is nobody’s else to see or end', async () => {
    const { id, token } = await signInAs(payload)
    const guide = await signInAs(payload, { role: 'guide' })
    const marketer = await signInAs(payload, { role: 'marketer' })
    for (const other of [guide.token, marketer.token, token, undefined]) {
      expect(REFUSED).toContain((await list(id, other)).status)
      expect(REFUSED).toContain((await end(id, other)).status)
    }
    expect(await isOpen(token)).toBe(true)
    const admin = await signInAs(payload, { role: 'admin' })
    expect((await end(99_999_999, admin.token)).status).toBe(404)
    const headers = { cookie: `payload-token=${admin.token}`, 'sec-fetch-site': 'cross-site' }
    expect(REFUSED).toContain((await call(`users/${String(id)}/end-sessions`, { method: 'POST', headers })).status)
    expect(await isOpen(token)).toBe(true)
  })
})
