import { randomUUID } from 'node:crypto'
import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { query } from '@/server/platform/db/pool'
import { isCallAllowed } from '@/server/platform/http/rate-limit'
import { createUser, PASSWORD } from '../../../../tests/factories/user'
import { cookiesOf, cookieValue, logIn, newClient, newEmail, post } from '../../../../tests/integration/account-calls'
import { call } from '../../../../tests/integration/call'
import { runJobs } from '../../../../tests/integration/run-jobs'
import { WRONG_PASSWORD } from './authenticate'
import { LIMITS } from './limits'

const { mailServer } = await vi.hoisted(() => import('../../../../tests/integration/mail-server'))

let payload: Payload

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
})

/** Strangers guess from everywhere. */
const attack = async (email: string, guesses: number = LIMITS.wrongPasswordByAddress.points) => {
  for (let n = 0; n < guesses; n++) await isCallAllowed({ limit: LIMITS.wrongPasswordByAddress, key: email })
}

/** The mark that a sign-in left in its browser, as that browser sends it. */
const markOf = (answer: { headers: Headers }) => ({
  cookie: `device=${encodeURIComponent(cookieValue(cookiesOf(answer)['device']))}`,
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
    await attack(email)
    const refused = await logIn(email)
    expect([refused.status, refused.body.error]).toEqual([429, expect.stringContaining('«\u00a0Mot de passe oublié')])
    const cookie = `device=${encodeURIComponent(device)}`
    const welcome = await logIn(email, PASSWORD, { ...newClient(), cookie })
    expect(welcome.status).toBe(200)
    expect(cookieValue(cookiesOf(welcome)['device'])).not.toBe(device)
  })

  it('lets a known device in while somebody guesses from its own network', async () => {
    const { email } = await createUser(payload)
    const device = markOf(await logIn(email))
    const network = newClient()
    for (let n = 0; n < LIMITS.wrongPasswordByPair.points; n++) await logIn(email, 'faux', network)
    expect((await logIn(email, PASSWORD, network)).status).toBe(429)
    expect((await logIn(email, PASSWORD, { ...network, ...device })).status).toBe(200)
  })

  it('lets a mark that was stolen guess no faster, and at no other account', async () => {
    const [{ email }, other] = [await createUser(payload), await createUser(payload)]
    const stolen = markOf(await logIn(email))
    const own = markOf(await logIn(email))
    const statuses: number[] = []
    for (let n = 0; n < 11; n++) statuses.push((await logIn(email, 'faux', { ...newClient(), ...stolen })).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429])
    expect((await logIn(email, PASSWORD, { ...newClient(), ...stolen })).status).toBe(429)
    expect((await logIn(email, PASSWORD, { ...newClient(), ...own })).status).toBe(200)

    await attack(other.email)
    expect((await logIn(other.email, PASSWORD, { ...newClient(), ...own })).status).toBe(429)
  })

  it('has the owner told once when an address is refused to strangers, and nobody of an unknown one', async () => {
    const { email } = await createUser(payload)
    const unknown = newEmail()
    for (const address of [email, unknown]) {
      await attack(address, LIMITS.wrongPasswordByAddress.points - 1)
      const answers = await Promise.all([1, 2, 3, 4].map(() => logIn(address, 'faux')))
      const wrong = { status: 401, error: WRONG_PASSWORD }
      const refused = { status: 429, error: expect.stringContaining('Mot de passe oublié') as string }
      // Those that came together were let guess; what follows is not.
      for (const { status, body } of answers) expect([wrong, refused]).toContainEqual({ status, error: body.error })
      expect((await logIn(address, 'faux')).status).toBe(429)
    }
    await runJobs()
    expect(mailServer.sentTo(email).map(({ subject }) => subject)).toEqual([
      'Des connexions à ton compte ont été refusées',
    ])
    expect(mailServer.lastTo(email)?.text).toContain('Mot de passe oublié')
    expect(mailServer.sentTo(unknown)).toEqual([])
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
    await attack(email)
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
