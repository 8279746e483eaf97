import config from '@payload-config'
import { createLocalReq, getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { query, queryOne } from '@/server/platform/db/pool'
import { hashLinkToken } from '@/server/platform/http/private-link'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { codeOf } from '../../../../../tests/factories/second-factor'
import { createUser, PASSWORD } from '../../../../../tests/factories/user'
import { cookiesOf, cookieValue, logIn, post } from '../../../../../tests/integration/account-calls'
import { call } from '../../../../../tests/integration/call'
import {
  cookieOf,
  enter,
  givePassword,
  memberWithFactor,
  openedByPassword,
  panel,
  sessionsOf,
  signedIn,
  type PanelBody,
  type Who,
} from '../../../../../tests/integration/second-factor-calls'
import { openSession } from '../session/open-session'

let payload: Payload

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
})

const mailsTo = async (userId: number): Promise<string[]> => {
  const rows = await query<{ template: string }>(
    `select payload ->> 'template' as template from graphile_worker._private_jobs where (payload ->> 'userId')::int = $1`,
    [userId],
  )
  return rows.map(({ template }) => template)
}

describe('the doors of an account with a second factor', () => {
  it('the panel asks for a code, and opens nothing before', async () => {
    const { id, email, secret } = await memberWithFactor(payload)
    const { answer, pending } = await givePassword(email)
    expect([answer.status, answer.body]).toEqual([200, { second_factor: 'code' }])
    expect(Object.keys(cookiesOf(answer))).toEqual(['second_factor'])
    expect(cookiesOf(answer)['second_factor']).toMatch(/HttpOnly/)
    expect(await sessionsOf(id)).toBe(0)
    expect((await call('users/me', { headers: pending })).body).toMatchObject({ user: null })
    expect((await call('departures', { headers: pending })).status).toBe(404)

    const opened = await panel('second-factor/give', { code: codeOf(secret) }, pending)
    expect(opened.status).toBe(200)
    expect(cookieValue(cookiesOf(opened)['second_factor'])).toBe('')
    const session = { ...cookieOf(opened, 'payload-token'), 'sec-fetch-site': 'same-origin' }
    expect((await call('users/me', { headers: session })).body).toMatchObject({ user: { id } })
  })

  it('the site sends to the team’s page, and opens nothing', async () => {
    const { id, email } = await memberWithFactor(payload, 'guide')
    const answer = await logIn(email)
    expect([answer.status, answer.body]).toEqual([401, { error: expect.stringContaining('/admin') as string }])
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(await sessionsOf(id)).toBe(0)
  })

  it('a reset link sets the password, and opens nothing', async () => {
    const { id, email } = await memberWithFactor(payload)
    await query(`insert into password_resets values ($1, $2, now() + interval '1 hour')`, [hashLinkToken('a link'), id])
    const answer = await post('auth/new-password', { token: 'a link', password: 'mélèze et neige tôt' })
    expect([answer.status, answer.body]).toEqual([200, { token: null }])
    // The device is known, and has no session.
    expect(answer.headers.getSetCookie().map((cookie) => cookie.split('=')[0])).toEqual(['device'])
    expect(await sessionsOf(id)).toBe(0)
    expect((await givePassword(email, 'mélèze et neige tôt')).answer.body).toEqual({ second_factor: 'code' })
  })

  it('a door that knows nothing of it stays closed', async () => {
    const { id } = await memberWithFactor(payload)
    const other = await memberWithFactor(payload)
    const req = await createLocalReq({}, payload)
    await expect(openSession({ req, userId: id, openedBy: 'password' })).rejects.toMatchObject({ status: 401 })
    const secondFactor = { userId: other.id, by: 'code' } as const
    await expect(openSession({ req, userId: id, openedBy: 'password', secondFactor })).rejects.toMatchObject({
      status: 401,
    })
    await expect(
      withTransaction(req, () => openSession({ req, userId: id, openedBy: 'password' })),
    ).rejects.toMatchObject({ status: 401 })
    expect(await sessionsOf(id)).toBe(0)
  })

  it('a change of password keeps it', async () => {
    const { id, email, secret } = await memberWithFactor(payload)
    const session = await enter({ email, code: codeOf(secret) })
    const token = session['cookie']?.split('=')[1]
    const changed = await call<PanelBody>('v1/user/password', {
      method: 'POST',
      body: { current_password: PASSWORD, password: 'mélèze et neige tôt' },
      ...(token && { token }),
    })
    expect(changed.status).toBe(200)
    expect(await sessionsOf(id)).toBe(1)
    expect((await givePassword(email, 'mélèze et neige tôt')).answer.body).toEqual({ second_factor: 'code' })
  })
})

describe('codes', () => {
  it('are good once, for two calls at once too', async () => {
    const { email, secret } = await memberWithFactor(payload)
    const doors = await Promise.all([givePassword(email), givePassword(email)])
    const code = codeOf(secret)
    const answers = await Promise.all(doors.map(({ pending }) => panel('second-factor/give', { code }, pending)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    const { pending } = await givePassword(email)
    expect((await panel('second-factor/give', { code }, pending)).status).toBe(422)
    expect((await panel('second-factor/give', { code: codeOf(secret, 1) }, pending)).status).toBe(200)
  })

  it('an older step is refused once a newer one was used', async () => {
    const { email, secret } = await memberWithFactor(payload)
    await enter({ email, code: codeOf(secret, 1) })
    const { pending } = await givePassword(email)
    expect((await panel('second-factor/give', { code: codeOf(secret) }, pending)).status).toBe(422)
  })

  it('of another account open nothing, nor does a cookie that is forged, changed or absent', async () => {
    const [mine, others] = [await memberWithFactor(payload), await memberWithFactor(payload)]
    const { pending } = await givePassword(mine.email)
    const wrong = await panel('second-factor/give', { code: codeOf(others.secret) }, pending)
    expect([wrong.status, wrong.body.error]).toEqual([422, expect.stringContaining('pas le bon')])
    expect((await panel('second-factor/give', { code: others.recoveryCodes[0] }, pending)).status).toBe(422)
    const code = codeOf(mine.secret)
    expect((await panel('second-factor/give', { code })).status).toBe(401)
    // Not the last letter: two of its bits are none of the signature's.
    const forged = { cookie: (pending['cookie'] ?? '').replace(/.(?=.$)/, (letter) => (letter === 'A' ? 'B' : 'A')) }
    expect((await panel('second-factor/give', { code }, forged)).status).toBe(401)
    const foreign = { ...pending, 'sec-fetch-site': 'cross-site' }
    expect((await panel('second-factor/give', { code }, foreign)).status).toBe(403)
  })

  it('are guessed ten times at most, all at once too, whatever the client', async () => {
    const { id, email, secret } = await memberWithFactor(payload)
    const { pending } = await givePassword(email)
    const guesses = await Promise.all(
      Array.from({ length: 15 }, () => panel('second-factor/give', { code: '000000' }, pending)),
    )
    const statuses = guesses.map(({ status }) => status)
    expect(statuses.filter((status) => status === 422)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(5)
    const late = await panel('second-factor/give', { code: codeOf(secret) }, pending)
    expect([late.status, late.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)])
    expect(await sessionsOf(id)).toBe(0)
  })

  it('of recovery work once, for two calls at once too, and their use is told', async () => {
    const { id, email, recoveryCodes } = await memberWithFactor(payload)
    const doors = await Promise.all([givePassword(email), givePassword(email)])
    const code = (recoveryCodes[0] ?? '').toLowerCase()
    const answers = await Promise.all(doors.map(({ pending }) => panel('second-factor/give', { code }, pending)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    expect((await mailsTo(id)).filter((template) => template === 'recovery_code_used')).toHaveLength(1)
    const session = await enter({ email, code: recoveryCodes[1] ?? '' })
    const state = await call<PanelBody>('users/second-factor', { headers: session })
    expect(state.body).toMatchObject({ recovery_codes_left: 8, since: expect.any(String) as string })
  })
})

describe('one’s own second factor', () => {
  const setUp = async (who: Who, body: object = {}) => {
    const drawn = await panel('second-factor/draw', {}, who)
    const secret = drawn.body.secret ?? ''
    const answer = await panel('second-factor/confirm', { code: codeOf(secret), password: PASSWORD, ...body }, who)
    return { drawn, answer, secret }
  }

  it('is set up by a code and the password; the other sessions end', async () => {
    const { id, email } = await createUser(payload, { role: 'guide' })
    await signedIn(email)
    const session = await signedIn(email)
    const refused = await setUp(session, { password: 'pas le bon' })
    expect([refused.answer.status, refused.drawn.body.qr]).toEqual([422, expect.stringContaining('<svg')])
    expect((await setUp(session, { code: '000000' })).answer.status).toBe(422)
    expect(await openedByPassword(email)).toBe(id)

    const { answer, secret } = await setUp(session)
    expect([answer.status, new Set(answer.body.recovery_codes).size]).toEqual([200, 10])
    expect(await sessionsOf(id)).toBe(1)
    expect((await call('users/second-factor', { headers: session })).body).toMatchObject({ recovery_codes_left: 10 })
    expect(await mailsTo(id)).toContain('second_factor_on')
    // The code that set it up is spent.
    const { pending } = await givePassword(email)
    expect((await panel('second-factor/give', { code: codeOf(secret) }, pending)).status).toBe(422)
  })

  it('is read by no call, and the database holds neither secret nor codes', async () => {
    const { id, email, secret, recoveryCodes } = await memberWithFactor(payload, 'admin')
    const session = await enter({ email, code: codeOf(secret) })
    const answers = await Promise.all(
      [
        'users/second-factor',
        `users/${String(id)}/second-factor`,
        `users/${String(id)}?depth=2`,
        'users/me',
        'v1/user/export',
      ].map((path) => call(path, { headers: session })),
    )
    const row = await queryOne('select * from second_factors where user_id = $1', [id])
    const said = JSON.stringify([answers.map(({ body }) => body), row])
    for (const hidden of [secret, ...recoveryCodes]) expect(said).not.toContain(hidden)
    expect(JSON.stringify(answers.map(({ body }) => body))).not.toContain(String(row?.['secret']))
  })

  it('is replaced by a code of both applications, and turned off by password and code', async () => {
    const { id, email, secret, recoveryCodes } = await memberWithFactor(payload)
    const session = await enter({ email, code: codeOf(secret) })
    expect((await setUp(session)).answer.status).toBe(422)
    const replaced = await setUp(session, { current_code: recoveryCodes[3] })
    expect(replaced.answer.status).toBe(200)
    const lost = recoveryCodes[4]
    const turnOff = (body: object) => panel('second-factor/turn-off', body, session)
    expect((await turnOff({ password: PASSWORD, code: lost })).status).toBe(422)
    const code = replaced.answer.body.recovery_codes?.[0]
    expect((await turnOff({ password: 'pas le bon', code })).status).toBe(422)
    const drawn = await panel('second-factor/recovery-codes', { password: PASSWORD, code }, session)
    expect(drawn.body.recovery_codes).toHaveLength(10)
    const last = drawn.body.recovery_codes?.[0]
    expect((await turnOff({ password: PASSWORD, code: last })).status).toBe(200)
    expect(await queryOne('select 1 from second_factors where user_id = $1', [id])).toBeNull()
    expect(await openedByPassword(email)).toBe(id)
    expect(await mailsTo(id)).toEqual(expect.arrayContaining(['recovery_codes_drawn', 'second_factor_off']))
  })

  it('cannot be drawn or confirmed by who gave a password alone', async () => {
    const { email, secret } = await memberWithFactor(payload)
    const { pending } = await givePassword(email)
    expect((await panel('second-factor/draw', {}, pending)).status).toBe(401)
    expect((await panel('second-factor/confirm', { code: codeOf(secret) }, pending)).status).toBe(401)
    expect((await panel('second-factor/turn-off', { code: codeOf(secret), password: PASSWORD }, pending)).status).toBe(
      404,
    )
  })

  it('goes with the account', async () => {
    const { id, email, secret } = await memberWithFactor(payload, 'guide')
    const session = await enter({ email, code: codeOf(secret) })
    const token = session['cookie']?.split('=')[1]
    const body = { confirmation: PASSWORD }
    expect((await call('v1/user/deletion', { method: 'POST', body, ...(token && { token }) })).status).toBe(200)
    expect(await queryOne('select 1 from second_factors where user_id = $1', [id])).toBeNull()
  })
})

describe('an administrator', () => {
  it('removes the second factor of who lost it, by a code of their own', async () => {
    const [admin, staff, lost] = [
      await memberWithFactor(payload, 'admin'),
      await memberWithFactor(payload, 'staff'),
      await memberWithFactor(payload, 'guide'),
    ]
    const path = `${String(lost.id)}/second-factor/remove`
    await enter({ email: lost.email, code: codeOf(lost.secret) })
    const asStaff = await enter({ email: staff.email, code: codeOf(staff.secret) })
    expect((await panel(path, { code: codeOf(staff.secret, 1) }, asStaff)).status).toBe(404)
    const asAdmin = await enter({ email: admin.email, code: codeOf(admin.secret) })
    expect((await panel(path, { code: codeOf(lost.secret, 1) }, asAdmin)).status).toBe(422)
    expect((await panel(path, { code: codeOf(admin.secret, 1) }, asAdmin)).status).toBe(200)
    expect(await sessionsOf(lost.id)).toBe(0)
    expect(await mailsTo(lost.id)).toContain('second_factor_removed')
    expect(await openedByPassword(lost.email)).toBe(lost.id)
  })

  it('without one removes nobody’s', async () => {
    const [admin, lost] = [await createUser(payload, { role: 'admin' }), await memberWithFactor(payload, 'guide')]
    const session = await signedIn(admin.email)
    const answer = await panel(`${String(lost.id)}/second-factor/remove`, { code: '123456' }, session)
    expect([answer.status, answer.body.error]).toEqual([409, expect.stringContaining('d’abord')])
  })
})
