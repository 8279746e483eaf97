import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ConfirmationWay } from '@/contract/confirm-identity'
import type { Role } from '@/domain/accounts/roles'
import { query } from '@/server/platform/db/pool'
import { codeOf } from '../../../../../tests/factories/second-factor'
import { createUser, PASSWORD } from '../../../../../tests/factories/user'
import { newClient, newEmail } from '../../../../../tests/integration/account-calls'
import { call } from '../../../../../tests/integration/call'
import { confirmed } from '../../../../../tests/integration/confirmed'
import { enter, memberWithFactor } from '../../../../../tests/integration/second-factor-calls'
import { signInAs } from '../../../../../tests/integration/sign-in-as'
import { WRONG_PASSWORD } from '../authenticate'
import { LIMITS } from '../limits'
import { WRONG_CODE } from '../second-factor/give-second-factor'
import { CONFIRM_FIRST } from './confirm-identity'
import { CHOOSE_A_PASSWORD_FIRST } from './identity-proof'

type Refusal = { error?: string; errors?: Array<{ message: string }>; confirm_identity?: ConfirmationWay[] }
type Sent = { method: 'PATCH' | 'POST' | 'DELETE'; path: string; body?: object }

let payload: Payload
let admin: Awaited<ReturnType<typeof signInAs>>

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
})
beforeEach(async () => {
  admin = await signInAs(payload, { role: 'admin' })
})

const messageOf = ({ error, errors }: Refusal) => error ?? errors?.[0]?.message

/** Everything that an act on an account could change: accounts, sessions, factors, links, mails that wait. */
const state = async () => {
  const [row] = await query<Record<string, string>>(`
    select (select md5(string_agg(u::text, ',' order by id)) from users u) as users,
      (select count(*) from users_sessions) as sessions, (select count(*) from second_factors) as factors,
      (select require_second_factor::text from site_settings) as setting, (select count(*) from graphile_worker.jobs) as jobs`)
  return row
}

const patch = (body: object) => (id: number) => ({ method: 'PATCH' as const, path: `users/${String(id)}`, body })
const post = (path: string) => (id: number) => ({ method: 'POST' as const, path: `users/${String(id)}/${path}` })

/** Every way by which an administrator changes who is in the team, or how one of them gets in. */
const ACTS: Array<[name: string, role: Role, act: (id: number) => Sent]> = [
  ['giving a customer a role of the team', 'customer', patch({ role: 'admin' })],
  ['raising a role of the team', 'guide', patch({ role: 'admin' })],
  ['taking a role of the team away', 'staff', patch({ role: 'customer' })],
  ['changing an address of the team', 'guide', (id) => patch({ email: newEmail() })(id)],
  ['changing an address beside a name', 'admin', (id) => patch({ email: newEmail(), first_name: 'Inès' })(id)],
  ['deleting an account of the team', 'marketer', (id) => ({ method: 'DELETE', path: `users/${String(id)}` })],
  ['mailing a password link to the team', 'guide', post('password-link')],
  ['ending the sessions of the team', 'admin', post('end-sessions')],
  [
    'opening an account of the team',
    'customer',
    () => ({
      method: 'POST',
      path: 'users/invite',
      body: { email: newEmail(), first_name: 'Inès', last_name: 'Roux', role: 'guide' },
    }),
  ],
]

const send = ({ path, ...sent }: Sent, headers: Record<string, string> = {}, token = admin.token) =>
  call<Refusal>(path, { ...sent, token, headers })

describe('an act on the team by an administrator’s session', () => {
  it.each(ACTS)('is refused without a confirmation and changes nothing: %s', async (_name, role, act) => {
    const { id } = await signInAs(payload, { role })
    const before = await state()
    for (const header of ['', 'password', 'password ', 'admin secret']) {
      const { status, body } = await send(act(id), header === '' ? {} : { 'x-confirm-identity': header })
      expect([status, messageOf(body), body.confirm_identity]).toEqual([403, CONFIRM_FIRST, ['password']])
    }
    const wrong = await send(act(id), confirmed({ secret: 'pas le bon du tout' }))
    expect([wrong.status, messageOf(wrong.body), wrong.body.confirm_identity]).toEqual([
      403,
      WRONG_PASSWORD,
      ['password'],
    ])
    expect(await state()).toEqual(before)
  })

  it.each(ACTS.filter(([name]) => !name.includes('does not exist')))(
    'is done with the administrator’s password: %s',
    async (_name, role, act) => {
      const { id } = await signInAs(payload, { role })
      expect((await send(act(id), confirmed())).status).toBe(200)
    },
  )

  it('does not follow from what the page’s own script can read of the session', async () => {
    const cookie = { cookie: `payload-token=${admin.token}`, 'sec-fetch-site': 'same-origin' }
    const { body } = await call<{ jwt: string }>('v1/auth/current', { headers: cookie })
    const { id } = await createUser(payload)
    expect((await send(patch({ role: 'admin' })(id), {}, body.jwt)).status).toBe(403)
    expect((await call(`users/${String(id)}`, { ...patch({ role: 'admin' })(id), headers: cookie })).status).toBe(403)
  })

  it('takes no password of anybody else, and none that was given for another act', async () => {
    const { id, email } = await createUser(payload, { role: 'guide' })
    await query(`update users set hash = o.hash, salt = o.salt from users o where users.email = $1 and o.id = $2`, [
      email,
      (await createUser(payload)).id,
    ])
    await call('v1/user/proof', { method: 'POST', token: admin.token, body: { current_password: PASSWORD } })
    expect((await send(patch({ role: 'staff' })(id))).status).toBe(403)
    expect((await send(patch({ role: 'staff' })(id), confirmed())).status).toBe(200)
    expect((await send(patch({ role: 'guide' })(id))).status).toBe(403)
  })

  it('asks nothing for what changes no way in', async () => {
    const [guide, customer] = [await createUser(payload, { role: 'guide' }), await createUser(payload)]
    const same = { role: 'guide', email: guide.email.toUpperCase(), first_name: 'Maëlle' }
    expect((await send(patch(same)(guide.id))).status).toBe(200)
    expect((await send(patch({ email: newEmail() })(customer.id))).status).toBe(200)
    expect((await send(post('password-link')(customer.id))).status).toBe(200)
    expect((await send(post('end-sessions')(customer.id))).status).toBe(200)
  })
})

describe('a confirmation', () => {
  it('is a code for an administrator with a second factor, spent with the act that carries it', async () => {
    const member = await memberWithFactor(payload, 'admin')
    const { cookie = '' } = await enter({ email: member.email, code: codeOf(member.secret) })
    const token = cookie.replace('payload-token=', '')
    const { id } = await createUser(payload, { role: 'guide' })
    const act = (role: Role, headers: Record<string, string> = {}) => send(patch({ role })(id), headers, token)
    expect((await act('staff')).body.confirm_identity).toEqual(['code', 'password'])
    const code = confirmed({ way: 'code', secret: codeOf(member.secret, 1) })
    expect((await act('staff', code)).status).toBe(200)
    const again = await act('guide', code)
    expect([again.status, messageOf(again.body)]).toEqual([403, WRONG_CODE])
    const [recoveryCode = ''] = member.recoveryCodes
    expect((await act('guide', confirmed({ way: 'code', secret: recoveryCode }))).status).toBe(200)
    expect((await act('staff', confirmed())).status).toBe(200)
  })

  it('leaves a code unspent when the act is refused for another reason', async () => {
    const member = await memberWithFactor(payload, 'admin')
    const { cookie = '' } = await enter({ email: member.email, code: codeOf(member.secret) })
    const token = cookie.replace('payload-token=', '')
    const code = confirmed({ way: 'code', secret: codeOf(member.secret, 1) })
    const invite = (email: string) => {
      const body = { email, first_name: 'Inès', last_name: 'Roux', role: 'guide' }
      return send({ method: 'POST', path: 'users/invite', body }, code, token)
    }
    expect((await invite(member.email)).status).toBe(409)
    expect((await invite(newEmail())).status).toBe(200)
    expect((await invite(newEmail())).status).toBe(403)
  })

  it('is asked of nobody who has no way to give one: they choose a password first', async () => {
    await query('update users set hash = null, salt = null where id = $1', [admin.id])
    const { id } = await createUser(payload, { role: 'guide' })
    const { status, body } = await send(patch({ role: 'admin' })(id), confirmed({ secret: '' }))
    expect([status, body.confirm_identity]).toEqual([403, []])
    expect(messageOf(body)?.replaceAll('\u00a0', ' ')).toBe(CHOOSE_A_PASSWORD_FIRST)
  })

  it('is guessed ten times at most, all at once too', async () => {
    const { id } = await createUser(payload, { role: 'guide' })
    const guess = (n: number) => send(patch({ role: 'admin' })(id), { ...confirmed({ secret: `faux ${String(n)}` }) })
    const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => guess(n)))
    expect(answers.filter(({ status }) => status === 403).length).toBeLessThanOrEqual(LIMITS.passwordByUser.points)
    expect((await send(patch({ role: 'admin' })(id), confirmed())).status).toBe(429)
  })

  it('is given as often as the work wants it', async () => {
    const { id } = await createUser(payload, { role: 'guide' })
    for (let turn = 0; turn < 2 * LIMITS.passwordByUser.points; turn += 1) {
      expect((await send(post('end-sessions')(id), confirmed())).status).toBe(200)
    }
  })
})

describe('a session of the team whose account has no password', () => {
  it('chooses a first one by the link of a mail alone, however fresh it is', async () => {
    const { token, id } = await signInAs(payload, { role: 'guide' })
    await query('update users set hash = null, salt = null where id = $1', [id])
    const body = { password: 'un mélèze en hiver' }
    const answer = await call<Refusal>('v1/user/password', { method: 'POST', token, body, headers: newClient() })
    expect([answer.status, answer.body.error?.replaceAll('\u00a0', ' ')]).toEqual([403, CHOOSE_A_PASSWORD_FIRST])
  })
})
