import { randomUUID } from 'node:crypto'
import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { createUser, PASSWORD } from '../../../tests/factories/user'
import { cookiesOf, cookieValue, logIn, newClient, post } from '../../../tests/integration/account-calls'
import { query } from '../db/pool'
import { countFailure } from '../http/rate-limit'
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
  }, 60_000)

  it('lets a known device in while strangers guess from everywhere', async () => {
    const { email } = await createUser(payload)
    const device = cookieValue(cookiesOf(await logIn(email))['device'])
    for (let n = 0; n < LIMITS.wrongPasswordByAddress.points; n++) {
      await countFailure({ limit: LIMITS.wrongPasswordByAddress, key: email })
    }
    expect((await logIn(email)).status).toBe(429)
    const cookie = `device=${encodeURIComponent(device)}`
    expect((await logIn(email, PASSWORD, { ...newClient(), cookie })).status).toBe(200)
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
