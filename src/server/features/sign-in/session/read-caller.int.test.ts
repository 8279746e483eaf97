import config from '@payload-config'
import { getPayload, jwtSign, type Payload, type PayloadRequest } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { ROLES } from '@/domain/accounts/roles'
import * as pool from '@/server/platform/db/pool'
import * as often from '@/server/platform/db/read-often'
import { PASSWORD } from '../../../../../tests/factories/user'
import { signInAs } from '../../../../../tests/integration/sign-in-as'
import { readCaller } from './read-caller'

let payload: Payload

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
})

const callerBy = (headers: Record<string, string>) => readCaller({ payload, headers: new Headers(headers) })
/** With its sessions, which are worked out as they are read. */
const whole = (caller: PayloadRequest['user']) => caller && { ...caller, sessions: caller.sessions }
const asPayload = async (headers: Record<string, string>) =>
  (await payload.auth({ headers: new Headers(headers) })).user

/** A token that Payload's key signs, with this in it. */
const tokenWith = async (content: Record<string, unknown>, seconds = 600) =>
  (await jwtSign({ fieldsToSign: content, secret: payload.secret, tokenExpiration: seconds })).token

const sessionOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sid: string }

describe('the caller', () => {
  it.each(ROLES)('of a %s is who Payload says, field by field', async (role) => {
    const { token, id } = await signInAs(payload, { role, first_name: 'Inès' })
    await payload.update({
      collection: 'users',
      id,
      data: {
        phone: '+33612345678',
        email_verified_at: '2026-11-01T10:30:00.123Z',
        newsletter: true,
        favourite_alerts: false,
      },
    })
    for (const scheme of ['Bearer', 'JWT']) {
      const headers = { authorization: `${scheme} ${token}` }
      const caller = await callerBy(headers)
      expect(caller).toMatchObject({ id, role, email_verified_at: '2026-11-01T10:30:00.123Z' })
      expect(whole(caller)).toEqual(await asPayload(headers))
    }
  })

  it('is nobody once the session is over, by its end, by its age, and by its removal', async () => {
    const changes = [
      `update users_sessions set expires_at = now() - interval '1 second' where id = $1`,
      `update users_sessions set created_at = now() - interval '91 days' where id = $1`,
      `delete from users_sessions where id = $1`,
    ]
    for (const change of changes) {
      const { id, token } = await signInAs(payload)
      const headers = { authorization: `Bearer ${token}` }
      expect(await callerBy(headers)).toMatchObject({ id })
      await pool.query(change, [sessionOf(token).sid])
      expect([await callerBy(headers), await asPayload(headers)], change).toEqual([null, null])
    }
  })

  it('has the sessions that are open, as Payload says', async () => {
    const { token, email } = await signInAs(payload)
    const signedIn = () => payload.login({ collection: 'users', data: { email, password: PASSWORD } })
    const [ended, open] = [await signedIn(), await signedIn()]
    await pool.query(`update users_sessions set expires_at = now() - interval '1 second' where id = $1`, [
      sessionOf(ended.token ?? '').sid,
    ])
    const headers = { authorization: `Bearer ${token}` }
    const caller = await callerBy(headers)
    expect(caller?.sessions?.map(({ id }) => id)).toEqual([sessionOf(token).sid, sessionOf(open.token ?? '').sid])
    expect(whole(caller)).toEqual(await asPayload(headers))
  })

  it('is nobody by a token that is forged, old, of another account, or of another kind', async () => {
    const [one, other] = [await signInAs(payload), await signInAs(payload)]
    const { sid } = sessionOf(one.token)
    const good = { id: one.id, collection: 'users', email: one.email, role: 'customer', sid }
    expect(await callerBy({ authorization: `Bearer ${await tokenWith(good)}` })).toMatchObject({ id: one.id })
    const [head = '', content = '', signature = ''] = one.token.split('.')
    const none = Buffer.from('{"alg":"none"}').toString('base64url')
    const admin = Buffer.from(JSON.stringify({ ...good, exp: 9e9, iat: 1, role: 'admin' })).toString('base64url')
    const bad = [
      `${head}.${admin}.${signature}`,
      `${head}.${content}.`,
      `${head}.${content}`,
      `${one.token}.more`,
      `${none}.${content}.`,
      `${none}.${content}.${signature}`,
      `${head}.${content}.${signature.slice(1)}`,
      await tokenWith(good, -1),
      await tokenWith({ ...good, id: other.id }),
      await tokenWith({ ...good, sid: '' }),
      await tokenWith({ ...good, sid: undefined }),
      await tokenWith({ ...good, collection: 'authors' }),
      await tokenWith({ ...good, collection: undefined }),
      await tokenWith({ ...good, collection: '__proto__' }),
      await tokenWith({ ...good, id: 2_147_483_648 }),
      await tokenWith({ ...good, id: '1 or 1=1' }),
      'undefined',
      '..',
      '',
    ]
    for (const token of bad) {
      for (const scheme of ['Bearer', 'JWT']) {
        const headers = { authorization: `${scheme} ${token}` }
        expect([await callerBy(headers), await asPayload(headers)], token).toEqual([null, null])
      }
    }
  })

  it('is read of a cookie as Payload does: from the site alone', async () => {
    const { token, id } = await signInAs(payload)
    const cookie = `autre=1; payload-token=${token}`
    const sites: Record<string, string>[] = [
      {},
      { 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.test' },
      { origin: payload.config.csrf[0] ?? '' },
    ]
    const read = await Promise.all(sites.map((site) => callerBy({ cookie, ...site })))
    expect(read.map((user) => user?.id)).toEqual([undefined, id, undefined, undefined, id])
    expect(await Promise.all(sites.map((site) => asPayload({ cookie, ...site })))).toEqual(read)
    // A header goes before the cookie, and one that is no token leaves it to the cookie.
    const own = { cookie, 'sec-fetch-site': 'same-origin' }
    for (const authorization of ['Basic YTpi', 'Bearer ', 'JWT nope']) {
      expect(await callerBy({ ...own, authorization }), authorization).toEqual(
        await asPayload({ ...own, authorization }),
      )
    }
  })

  it('is nobody without a token, and no statement asks', async () => {
    const asked = [vi.spyOn(pool.pool(), 'query'), vi.spyOn(often, 'readOften')]
    expect(await callerBy({ cookie: 'd_id=1; autre=2' })).toBeNull()
    for (const one of asked) {
      expect(one).not.toHaveBeenCalled()
      one.mockRestore()
    }
  })

  it('is not taken for nobody while the database does not answer', async () => {
    const { token } = await signInAs(payload)
    const failing = vi.spyOn(often, 'readOften').mockRejectedValue(new Error('Connection terminated unexpectedly'))
    await expect(callerBy({ authorization: `Bearer ${token}` })).rejects.toThrow('Connection terminated')
    failing.mockRestore()
  })
})
