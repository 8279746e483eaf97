import { randomUUID } from 'node:crypto'
import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { createUser, PASSWORD } from '../../../../tests/factories/user'
import { cookiesOf, cookieValue, logIn, newClient, post } from '../../../../tests/integration/account-calls'
import { call } from '../../../../tests/integration/call'
import { query } from '@/server/platform/db/pool'
import { countFailure } from '@/server/platform/http/rate-limit'
import { LIMITS } from './limits'

let payload: Payload

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
})

describe('limits', () => {
  it('slows guessing down: 429, Retry-After, and nobody else is kept out', async () => {
    const { email } = await createUser(payload)
    const guesser = newClient()
    const statuses: number[] = []
    for (let attempt = 0; attempt < 11; attempt++) statuses.push((await logIn(email, `pas ${attempt}`, guesser)).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429])
    const { status, headers, body } = await logIn(email, PASSWORD, guesser)
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(body.error).toMatch(/^Trop de tentatives\. Réessaie dans \d+\u00a0minutes?\.$/)
    expect((await logIn(email)).status).toBe(200)
  })

  it('lets a known device in while strangers guess from everywhere', async () => {
    const { email } = await createUser(payload)
    const device = cookieValue(cookiesOf(await logIn(email))['device'])
    for (let n = 0; n < LIMITS.wrongPasswordByAddress.points; n++) {
      await countFailure({ limit: LIMITS.wrongPasswordByAddress, key: email })
    }
    const refused = await logIn(email)
    expect([refused.status, refused.body.error]).toEqual([429, expect.stringContaining('«\u00a0Mot de passe oublié')])
    const cookie = `device=${encodeURIComponent(device)}`
    const welcome = await logIn(email, PASSWORD, { ...newClient(), cookie })
    expect(welcome.status).toBe(200)
    expect(cookieValue(cookiesOf(welcome)['device'])).not.toBe(device)
  })

  it('knows no device any more once the password changed', async () => {
    const { email } = await createUser(payload)
    const { headers, body } = await logIn(email)
    const device = cookieValue(cookiesOf({ headers })['device'])
    const NEW = 'un autre mélèze'
    const changed = await call('v1/user/password', {
      method: 'POST',
      token: body.token,
      body: { current_password: PASSWORD, password: NEW },
      headers: newClient(),
    })
    const newDevice = cookieValue(cookiesOf(changed)['device'])
    for (let n = 0; n < LIMITS.wrongPasswordByAddress.points; n++) {
      await countFailure({ limit: LIMITS.wrongPasswordByAddress, key: email })
    }
    const enter = async (mark: string) =>
      (await logIn(email, NEW, { ...newClient(), cookie: `device=${encodeURIComponent(mark)}` })).status
    expect([await enter(device), await enter(newDevice)]).toEqual([429, 200])
  })

  it.each([
    ['auth/check-email', { email: 'a@lagopede.test' }, 60],
    ['auth/signup', { email: 'a@lagopede.test', password: 'x', first_name: 'A', last_name: 'B' }, 30],
    ['auth/reset-password', { email: '@' }, 20],
  ])(
    'count the calls of %s by client',
    async (path, body, points) => {
      const here = newClient()
      const emailOf = (n: number) =>
        path.endsWith('reset-password') ? `n${n}-${randomUUID()}@lagopede.test` : body.email
      const statuses = new Set<number>()
      for (let n = 0; n < points; n++) statuses.add((await post(path, { ...body, email: emailOf(n) }, here)).status)
      expect(statuses.has(429)).toBe(false)
      expect((await post(path, { ...body, email: emailOf(points) }, here)).status).toBe(429)
    },
    60_000,
  )

  it('keep nobody’s address', async () => {
    const rows = await query<{ key: string }>('select key from rate_limits')
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.filter(({ key }) => /@|\d+\.\d+/.test(key))).toEqual([])
  })
})
