import config from '@payload-config'
import { getPayload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call } from '../../../../tests/integration/call'
import { signInAs } from '../../../../tests/integration/sign-in-as'
import { startLine } from '../../../../tests/integration/start-line'
import { startWebProcess } from '../../../../tests/integration/start-web-process'
import { checkReadiness } from '@/server/compose/check-readiness'
import { query } from '@/server/platform/db/pool'
import { MESSAGES } from './errors'

type Web = Awaited<ReturnType<typeof startWebProcess>>

const CREDENTIALS = JSON.stringify({ email: 'inconnue@lagopede.test', password: 'un-mot-de-passe' })

describe('without its database', () => {
  let web: Web
  let line: Awaited<ReturnType<typeof startLine>>
  let token: string
  const ask = (path: string, init?: RequestInit) =>
    fetch(`${web.url}/api/${path}`, {
      ...init,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    })

  beforeAll(async () => {
    token = (await signInAs(await getPayload({ config, cron: false }), { role: 'staff' })).token
    line = await startLine()
    web = await startWebProcess({ DATABASE_URL: line.url })
    expect((await ask('v1/reviews/stat')).status).toBe(200)
    line.cut()
  })
  afterAll(() => web.kill())

  it.each([
    ['a call that anyone makes', 'v1/reviews/stat', undefined],
    ['a call of who is signed in', 'v1/user/sessions', undefined],
    ['the sign-in of customers', 'v1/auth/login', CREDENTIALS],
    ['the sign-in of the panel', 'users/login', CREDENTIALS],
    ['a call of the panel', 'expeditions', undefined],
  ])('%s answers 503, in French, and when to come back', async (_, path, body) => {
    const answer = await ask(path, body === undefined ? undefined : { method: 'POST', body })
    expect([answer.status, Number(answer.headers.get('retry-after'))]).toEqual([503, expect.any(Number)])
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await answer.text()).toMatch(/Réessaie dans/)
  })
})

describe('with a full disk', () => {
  beforeAll(async () => {
    await query(`create function find_no_room() returns trigger language plpgsql as
      $$begin raise exception 'could not extend file' using errcode = 'disk_full'; end$$`)
    await query('create trigger no_room before insert on rate_limits for each row execute function find_no_room()')
  })

  it('a call answers 503, and readiness tells of it', async () => {
    expect((await checkReadiness()).disk).toBe('room')
    const answer = await call('v1/auth/login', { method: 'POST', body: JSON.parse(CREDENTIALS) as unknown })
    expect([answer.status, answer.body]).toEqual([503, { error: MESSAGES.full }])
    expect(answer.headers.get('retry-after')).toBe('30')
    expect(await checkReadiness()).toMatchObject({ ready: false, disk: 'full' })
  })
})
