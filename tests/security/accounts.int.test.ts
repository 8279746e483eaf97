import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { ROUTES } from '@/contract/routes'
import { query } from '@/server/platform/db/pool'
import { writePeople } from '@lagopede/demo/write-people'
import { createUser, PASSWORD } from '../factories/user'
import { logIn, newEmail, post, sessionOf } from '../integration/account-calls'
import { askedRounds } from '../integration/cheap-passwords'

let payload: Payload

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
})

describe('an account', () => {
  it('takes a password as it is given: spaces at its ends, letters and signs of any script, 64 characters', async () => {
    const password = `  Été ${'mélèze-雪 '.repeat(7)} `
    expect([...password].length).toBeGreaterThanOrEqual(64)
    const email = newEmail()
    const names = { first_name: 'Camille', last_name: 'Fontaine' }
    expect((await post('auth/signup', { email, password, ...names })).status).toBe(201)
    expect((await logIn(email, password)).status).toBe(200)
    for (const other of [password.trim(), password.toLowerCase(), password.slice(0, 64)]) {
      expect((await logIn(email, other)).status, JSON.stringify(other)).toBe(401)
    }
  })

  it('keeps the password it has, however old', async () => {
    const { id, email } = await createUser(payload)
    await query(
      `update users set created_at = now() - interval '10 years', updated_at = now() - interval '10 years' where id = $1`,
      [id],
    )
    expect((await logIn(email, PASSWORD)).status).toBe(200)
  })

  it('is hashed with 600,000 rounds of PBKDF2 under a salt of its own', async () => {
    askedRounds.length = 0
    const created = [await createUser(payload), await createUser(payload)]
    expect(askedRounds).toEqual([600_000, 600_000])
    const rows = await query<{ hash: string; salt: string }>('select hash, salt from users where id = any($1)', [
      created.map(({ id }) => id),
    ])
    expect(rows.map(({ hash }) => hash.split(':')[0])).toEqual(['pbkdf2-sha256-v1', 'pbkdf2-sha256-v1'])
    expect(new Set(rows.map(({ salt }) => salt)).size).toBe(2)
  })

  it('opens sessions under numbers of 128 random bits', async () => {
    const { email } = await createUser(payload)
    const tokens = await Promise.all(Array.from({ length: 8 }, async () => (await logIn(email)).body.token))
    const sessions = tokens.map(sessionOf)
    expect(new Set(sessions).size).toBe(8)
    for (const session of sessions) expect(session).toMatch(/^[0-9a-f]{32}$/)
  })

  it('is asked no secret question, by no call and in no column', async () => {
    const columns = await query<{ column_name: string }>(
      `select column_name from information_schema.columns where table_name = 'users'`,
    )
    const bodies = ROUTES.flatMap((route) =>
      'body' in route && 'shape' in route.body ? Object.keys(route.body.shape) : [],
    )
    const names = [...columns.map(({ column_name: name }) => name), ...bodies]
    expect(names.length).toBeGreaterThan(40)
    expect(names.filter((name) => /question|hint|secret_answer/.test(name))).toEqual([])
  })

  it('of the demonstration is made by no seed in production', async () => {
    vi.stubEnv('NODE_ENV', 'production')
    await expect(writePeople(payload)).rejects.toThrow('production')
    vi.unstubAllEnvs()
    expect(await query(`select 1 from users where email = 'admin@lagopede.test'`)).toEqual([])
  })
})
