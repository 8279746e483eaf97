import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { query } from '@/server/platform/db/pool'
import { codeOf } from '../../../../../tests/factories/second-factor'
import { createUser, PASSWORD } from '../../../../../tests/factories/user'
import { logIn, newClient } from '../../../../../tests/integration/account-calls'
import { call } from '../../../../../tests/integration/call'
import {
  cookieOf,
  enter,
  givePassword,
  memberWithFactor,
  panel,
  sessionsOf,
  signedIn,
  type Who,
} from '../../../../../tests/integration/second-factor-calls'
import { readSecondFactor } from './read-second-factor'

let payload: Payload

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
})

const require_ = (isRequired: boolean) =>
  payload.updateGlobal({ slug: 'site-settings', data: { require_second_factor: isRequired } })

describe('a site whose settings say nothing of it', () => {
  it('requires a second factor of the team', async () => {
    const { id, email } = await createUser(payload, { role: 'admin' })
    const { require_second_factor, ...saved } = await payload.findGlobal({ slug: 'site-settings' })
    expect(require_second_factor).toBe(false)
    await query('delete from site_settings')
    try {
      expect((await givePassword(email)).answer.body).toEqual({ second_factor: 'set_up' })
      expect(await sessionsOf(id)).toBe(0)
      expect((await readSecondFactor(id)).is_required).toBe(true)
      await payload.updateGlobal({ slug: 'site-settings', data: { brand: saved.brand } })
      expect((await payload.findGlobal({ slug: 'site-settings' })).require_second_factor).toBe(true)
    } finally {
      await require_(false)
    }
  })
})

describe('when the agency asks it of all', () => {
  const asked = async (work: () => Promise<void>): Promise<void> => {
    await require_(true)
    try {
      await work()
    } finally {
      await require_(false)
    }
  }

  it.each(['guide', 'marketer', 'staff', 'admin'] as const)(
    'a %s without it is out, and sets it up to enter',
    async (role) => {
      const { id, email } = await createUser(payload, { role })
      const before = await signedIn(email)
      const token = before['cookie']?.split('=')[1] ?? ''
      expect((await call('departures', { headers: before })).status).not.toBe(404)
      await asked(async () => {
        expect(await sessionsOf(id)).toBe(0)
        expect((await call('departures', { headers: before })).status).toBe(404)
        expect((await call('users/me', { headers: before })).body).toMatchObject({ user: null })
        expect((await call('v1/user', { token })).status).toBe(401)
        expect((await call('v1/guide/departures/1', { token })).status).not.toBe(200)
        expect((await logIn(email)).status).toBe(401)

        const { answer, pending } = await givePassword(email)
        expect(answer.body).toEqual({ second_factor: 'set_up' })
        expect(await sessionsOf(id)).toBe(0)
        expect((await call('departures', { headers: pending })).status).toBe(404)
        expect((await panel('second-factor/give', { code: '000000' }, pending)).status).toBe(422)
        const drawn = await panel('second-factor/draw', {}, pending)
        const code = codeOf(drawn.body.secret ?? '')
        const opened = await panel('second-factor/confirm', { code }, pending)
        expect([opened.status, opened.body.recovery_codes?.length]).toEqual([200, 10])
        const session = { ...cookieOf(opened, 'payload-token'), 'sec-fetch-site': 'same-origin' }
        expect((await call('users/me', { headers: session })).body).toMatchObject({ user: { id } })
        const off = await panel(
          'second-factor/turn-off',
          { code: opened.body.recovery_codes?.[0], password: PASSWORD },
          session,
        )
        expect(off.status).toBe(409)
      })
    },
  )

  it('customers are asked nothing, and one who joins the team is out until it is done', async () => {
    const { id, email } = await createUser(payload)
    await asked(async () => {
      expect((await logIn(email)).status).toBe(200)
      expect(await sessionsOf(id)).toBe(1)
      await payload.update({ collection: 'users', id, data: { role: 'guide' } })
      expect(await sessionsOf(id)).toBe(0)
    })
  })

  it('who has theirs removed is out', async () => {
    const { id, email, secret } = await memberWithFactor(payload, 'marketer')
    await asked(async () => {
      await enter({ email, code: codeOf(secret) })
      await query('delete from second_factors where user_id = $1', [id])
      expect(await sessionsOf(id)).toBe(0)
      expect((await givePassword(email)).answer.body).toEqual({ second_factor: 'set_up' })
    })
  })

  it('Payload’s own sign-in opens nothing either', async () => {
    const { id, email } = await createUser(payload, { role: 'staff' })
    await asked(async () => {
      await payload.login({ collection: 'users', data: { email, password: PASSWORD } }).catch(() => undefined)
      expect(await sessionsOf(id)).toBe(0)
    })
  })

  it('an administrator alone asks it, with one of their own', async () => {
    const [staff, bare, admin] = [
      await createUser(payload, { role: 'staff' }),
      await createUser(payload, { role: 'admin' }),
      await memberWithFactor(payload, 'admin'),
    ]
    const ask = (who: Who) =>
      call<{ result?: { require_second_factor?: boolean } }>('globals/site-settings', {
        method: 'POST',
        body: { require_second_factor: true },
        headers: { ...newClient(), ...who },
      })
    const isAsked = async () => (await payload.findGlobal({ slug: 'site-settings' })).require_second_factor === true
    expect((await ask(await signedIn(staff.email))).status).toBeLessThan(500)
    expect(await isAsked()).toBe(false)
    expect((await ask(await signedIn(bare.email))).status).toBe(400)
    expect(await isAsked()).toBe(false)
    expect((await ask(await enter({ email: admin.email, code: codeOf(admin.secret) }))).status).toBe(200)
    expect(await isAsked()).toBe(true)
    await require_(false)
  })

  it('a session that opens while it is being asked does not stay open', async () => {
    const users = await Promise.all(Array.from({ length: 8 }, () => createUser(payload, { role: 'staff' })))
    await asked(() => Promise.resolve())
    await Promise.all([require_(true), ...users.map(({ email }) => givePassword(email))])
    for (const { id } of users) expect(await sessionsOf(id)).toBe(0)
    await require_(false)
  })
})
