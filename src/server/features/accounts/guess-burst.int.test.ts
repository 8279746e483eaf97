import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { LIMITS } from '@/server/features/sign-in/limits'
import type * as verification from '@/server/features/sign-in/password/verify-password'
import { query } from '@/server/platform/db/pool'
import { createUser, PASSWORD } from '../../../../tests/factories/user'
import {
  cookiesOf,
  cookieValue,
  logIn,
  newClient,
  newEmail,
  post,
  tokenOf,
} from '../../../../tests/integration/account-calls'
import { call } from '../../../../tests/integration/call'
import { runJobs } from '../../../../tests/integration/run-jobs'

const { mailServer } = await vi.hoisted(() => import('../../../../tests/integration/mail-server'))

/** The passwords that were compared with a digest. */
const tried = vi.hoisted(() => ({ passwords: [] as string[] }))
vi.mock('@/server/features/sign-in/password/verify-password', async (importOriginal) => {
  const original = await importOriginal<typeof verification>()
  return {
    ...original,
    verifyPassword: (given: Parameters<typeof original.verifyPassword>[0]) => {
      tried.passwords.push(given.password)
      return original.verifyPassword(given)
    },
  }
})

let payload: Payload

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
})
beforeEach(() => {
  tried.passwords = []
})

const count = (statuses: number[], status: number) => statuses.filter((one) => one === status).length
const spentOf = async (limit: string) =>
  (await query<{ points: number }>('select points from rate_limits where key like $1', [`${limit}:%`])).map(
    ({ points }) => points,
  )

describe('a burst of wrong passwords', () => {
  it('tries ten of the sixty that one client sends at once', async () => {
    const { email } = await createUser(payload)
    const client = newClient()
    const answers = await Promise.all(Array.from({ length: 60 }, (_, n) => logIn(email, `faux ${String(n)}`, client)))
    const statuses = answers.map(({ status }) => status)
    expect([count(statuses, 401), count(statuses, 429)]).toEqual([10, 50])
    expect(tried.passwords).toHaveLength(10)
    const refused = answers.find(({ status }) => status === 429)
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('of three clients tries ten each, and leaves the address open to its owner', async () => {
    const { email } = await createUser(payload)
    await query(`delete from rate_limits where key like 'wrong_%'`)
    const clients = [newClient(), newClient(), newClient()]
    const guesses = clients.flatMap((client) => Array.from({ length: 25 }, (_, n) => ({ client, n })))
    const answers = await Promise.all(guesses.map(({ client, n }) => logIn(email, `faux ${String(n)}`, client)))
    expect(
      count(
        answers.map(({ status }) => status),
        401,
      ),
    ).toBe(30)
    expect(tried.passwords).toHaveLength(30)
    expect(await spentOf('wrong_address')).toEqual([30])
    expect((await logIn(email)).status).toBe(200)
    // The right password gave its own point back, and no more.
    expect(await spentOf('wrong_address')).toEqual([30])
  })

  it('of many clients tries sixty an hour for one address, and mails its owner a link that lets them in', async () => {
    const { email } = await createUser(payload)
    const answers = await Promise.all(Array.from({ length: 75 }, (_, n) => logIn(email, `faux ${String(n)}`)))
    const statuses = answers.map(({ status }) => status)
    expect([count(statuses, 401), count(statuses, 429)]).toEqual([60, 15])
    expect(tried.passwords).toHaveLength(60)
    const owner = await logIn(email)
    expect([owner.status, owner.body.error]).toEqual([
      429,
      expect.stringContaining('un lien arrive dans ta boîte mail'),
    ])
    expect(tried.passwords).not.toContain(PASSWORD)

    await runJobs()
    const mail = mailServer.lastTo(email)
    expect(mail?.subject).toBe('Des connexions à ton compte ont été refusées')
    const token = /nouveau-mot-de-passe#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    const entered = await post('auth/new-password', { token, password: 'un autre mélèze' })
    expect(entered.status).toBe(200)
    const cookie = `device=${encodeURIComponent(cookieValue(cookiesOf(entered)['device']))}`
    expect((await logIn(email, 'un autre mélèze', { ...newClient(), cookie })).status).toBe(200)
  })

  it.each([
    ['v1/user/password', { current_password: 'faux', password: 'un autre mélèze' }],
    ['v1/user/proof', { current_password: 'faux' }],
    ['v1/user/deletion', { confirmation: 'faux' }],
    ['users/second-factor/turn-off', { password: 'faux', code: '123456' }],
  ])('at %s tries ten of forty', async (path, body) => {
    const { email } = await createUser(payload, { role: path.startsWith('users') ? 'staff' : 'customer' })
    const token = await tokenOf(email)
    tried.passwords = []
    const send = () => call(path, { method: 'POST', body, token, headers: newClient() })
    const statuses = (await Promise.all(Array.from({ length: 40 }, send))).map(({ status }) => status)
    expect(statuses).toEqual(expect.arrayContaining([422, 429]))
    expect([count(statuses, 422), tried.passwords.length]).toEqual([10, 10])
  })
})

describe('strangers who guess', () => {
  it('leave a link that serves in the mailbox, however many they ask for', async () => {
    const { email } = await createUser(payload)
    const statuses: number[] = []
    for (let n = 0; n <= LIMITS.resetByAddress.points; n++)
      statuses.push((await post('auth/reset-password', { email })).status)
    expect(statuses.slice(0, -1)).not.toContain(429)
    const refused = await post('auth/reset-password', { email })
    expect([refused.status, refused.body.error]).toEqual([429, expect.stringContaining('sert encore')])
    await runJobs()
    const token = /nouveau-mot-de-passe#token=([\w-]+)/.exec(mailServer.lastTo(email)?.text ?? '')?.[1] ?? ''
    const [{ left, window } = { left: 0, window: 1 }] = await query<{ left: number; window: number }>(
      `select extract(epoch from max(r.expires_at) - now())::float8 as left,
         (select max(expire) / 1000.0 - extract(epoch from now()) from rate_limits where key like 'reset_address:%')::float8 as window
       from password_resets r join users u on u.id = r.user_id where u.email = $1`,
      [email],
    )
    // It is not over before another may be asked for.
    expect(left).toBeGreaterThanOrEqual(window)
    expect((await post('auth/new-password', { token, password: 'un autre mélèze' })).status).toBe(200)
  })

  it('keep nobody of the team out who chooses a password by link and is asked a second factor', async () => {
    const { id, email } = await createUser(payload, { role: 'staff' })
    await query(`insert into second_factors (user_id, secret, confirmed_at, last_step) values ($1, 'x', now(), 0)`, [
      id,
    ])
    await post('auth/reset-password', { email })
    await runJobs()
    const token = /nouveau-mot-de-passe#token=([\w-]+)/.exec(mailServer.lastTo(email)?.text ?? '')?.[1] ?? ''
    const password = 'un autre mélèze du Vercors'
    const chosen = await post('auth/new-password', { token, password })
    expect([chosen.status, chosen.body.token]).toEqual([200, null])
    await Promise.all(Array.from({ length: 61 }, () => logIn(email, 'faux')))
    const panel = (headers: Record<string, string>) =>
      call<{ second_factor?: string }>('users/login', { method: 'POST', body: { email, password }, headers })
    const cookie = `device=${encodeURIComponent(cookieValue(cookiesOf(chosen)['device']))}`
    expect((await panel(newClient())).status).toBe(429)
    const known = await panel({ ...newClient(), cookie })
    expect([known.status, known.body.second_factor]).toEqual([200, 'code'])
  })
})

describe('people who share one connection', () => {
  it('mistype once each, thirty of them, and all sign in', async () => {
    const people = await Promise.all(Array.from({ length: 30 }, () => createUser(payload)))
    const school = newClient()
    const statuses = await Promise.all(
      people.map(async ({ email }) => [
        (await logIn(email, 'faute de frappe', school)).status,
        (await logIn(email, PASSWORD, school)).status,
      ]),
    )
    expect(statuses).toEqual(people.map(() => [401, 200]))
  }, 60_000)

  it('sign in to one account at once, twelve devices with the right password', async () => {
    const { email } = await createUser(payload)
    const statuses = await Promise.all(Array.from({ length: 12 }, () => logIn(email)))
    expect(statuses.map(({ status }) => status)).toEqual(statuses.map(() => 200))
    expect((await logIn(newEmail(), 'faux')).status).toBe(401)
  })
})
