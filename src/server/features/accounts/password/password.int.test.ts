import config from '@payload-config'
import type { ParsedMail } from 'mailparser'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { createUser, PASSWORD } from '../../../../../tests/factories/user'
import {
  logIn,
  newClient,
  newEmail,
  post,
  tokenOf,
  type AccountBody,
} from '../../../../../tests/integration/account-calls'
import { call } from '../../../../../tests/integration/call'
import { runJobs } from '../../../../../tests/integration/run-jobs'
import { query } from '@/server/platform/db/pool'
import { DEAD_LINK } from './password-link'

let payload: Payload

const { mailServer } = await vi.hoisted(() => import('../../../../../tests/integration/mail-server'))

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
})

const NEW_PASSWORD = 'un autre mélèze'

const askFor = (email: string) => post('auth/reset-password', { email })

const linkIn = (mail: ParsedMail | undefined): string =>
  /\/nouveau-mot-de-passe#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''

const resetToken = async (email: string): Promise<string> => {
  await askFor(email)
  await runJobs()
  return linkIn(mailServer.lastTo(email))
}

const check = (token: string) => post('auth/new-password/link', { token })

const choose = (token: string, password = NEW_PASSWORD) => post('auth/new-password', { token, password })

describe('a forgotten password', () => {
  it('brings a link in both parts of a message of ours', async () => {
    const { email } = await createUser(payload, { first_name: 'Maëlle' })
    expect((await askFor(email)).body).toEqual({ ok: true })
    await runJobs()
    const mail = mailServer.lastTo(email)
    expect(mail?.subject).toBe('Choisis un nouveau mot de passe')
    expect(mail?.text).toContain('Bonjour Maëlle,')
    expect(mail?.from?.text).toContain('Lagopède')
    expect(linkIn(mail)).toMatch(/^[\w-]{43}$/)
    expect(String(mail?.html)).toContain(linkIn(mail))
  })

  it('answers the same for an unknown address, and writes to nobody', async () => {
    const email = newEmail()
    const answer = await askFor(email)
    expect([answer.status, answer.body]).toEqual([200, { ok: true }])
    await runJobs()
    expect(mailServer.lastTo(email)).toBeUndefined()
  })

  it('never has its token in the database', async () => {
    const { email } = await createUser(payload)
    await askFor(email)
    const jobs = await query<{ payload: string }>('select payload::text from graphile_worker._private_jobs')
    await runJobs()
    const token = linkIn(mailServer.lastTo(email))
    const rows = await query<{ token_hash: string }>('select token_hash from password_resets')
    expect(JSON.stringify([jobs, rows])).not.toContain(token)
    expect(jobs.map((job) => job.payload).join()).not.toContain(email)
  })

  it('keeps the old password until the new one is there, then ends all other sessions', async () => {
    const { email } = await createUser(payload)
    const elsewhere = await tokenOf(email)
    const token = await resetToken(email)
    expect((await logIn(email)).status).toBe(200)
    const answer = await choose(token)
    expect(answer.status).toBe(200)
    expect((await call('v1/user', { token: answer.body.token })).status).toBe(200)
    expect((await call('v1/user', { token: elsewhere })).status).toBe(401)
    expect((await logIn(email)).status).toBe(401)
    expect((await logIn(email, NEW_PASSWORD)).status).toBe(200)
    await runJobs()
    expect(mailServer.lastTo(email)?.subject).toBe('Ton mot de passe a changé')
  })

  it('uses a link once, even eight times at once', async () => {
    const { email } = await createUser(payload)
    const token = await resetToken(email)
    const answers = await Promise.all(Array.from({ length: 8 }, () => choose(token)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(7)
    expect((await choose(token)).body.error).toBe(DEAD_LINK)
  })

  it('is over after 30 minutes', async () => {
    const { id, email } = await createUser(payload)
    const token = await resetToken(email)
    const [row] = await query<{ minutes: number }>(
      'select round(extract(epoch from expires_at - now()) / 60)::int as minutes from password_resets where user_id = $1',
      [id],
    )
    expect(row?.minutes).toBe(30)
    await query(`update password_resets set expires_at = now() - interval '1 second' where user_id = $1`, [id])
    expect((await choose(token)).status).toBe(422)
  })

  it.each(['', 'nope', 'a'.repeat(300), "' or 1=1 --"])('refuses the token « %s »', async (token) => {
    expect((await choose(token)).status).toBe(422)
    expect((await check(token)).status).toBe(422)
  })

  it('has its link checked without being spent, and answers the same of a false, a used and a late one', async () => {
    const { id, email } = await createUser(payload)
    const token = await resetToken(email)
    for (const time of ['first', 'second']) {
      expect([(await check(token)).status, (await check(token)).body], time).toEqual([200, { ok: true }])
    }
    expect((await choose(token)).status).toBe(200)
    const late = await resetToken(email)
    await query(`update password_resets set expires_at = now() - interval '1 second' where user_id = $1`, [id])
    for (const dead of [token, late, 'nope']) {
      const { status, body } = await check(dead)
      expect([status, body]).toEqual([422, { error: DEAD_LINK, errors: [{ field: 'token', message: DEAD_LINK }] }])
    }
  })

  it('checks sixty links an hour of one client', async () => {
    const headers = newClient()
    const checkAgain = () => call('v1/auth/new-password/link', { method: 'POST', body: { token: 'nope' }, headers })
    for (let time = 0; time < 60; time += 1) expect((await checkAgain()).status).toBe(422)
    expect((await checkAgain()).status).toBe(429)
  })

  it('leaves the link alone when the new password is refused', async () => {
    const { email } = await createUser(payload)
    const token = await resetToken(email)
    const { status, body } = await choose(token, 'azerty')
    expect(status).toBe(422)
    expect(body.errors).toEqual([
      { field: 'password', message: 'Ce mot de passe est trop courant\u00a0: choisis-en un autre' },
    ])
    expect((await choose(token)).status).toBe(200)
  })

  it('holds the team to twelve characters, and everybody off their own address', async () => {
    const guide = await createUser(payload, { role: 'guide' })
    const token = await resetToken(guide.email)
    const refusalOf = async (password: string) => (await choose(token, password)).body.errors
    expect(await refusalOf('onze-lettre')).toEqual([
      { field: 'password', message: 'Le mot de passe doit contenir au moins 12 caractères' },
    ])
    expect(await refusalOf(guide.email)).toEqual([
      { field: 'password', message: 'Ce mot de passe reprend ton adresse\u00a0: choisis-en un autre' },
    ])
    expect(await refusalOf('Lagopede-2026')).toEqual([
      { field: 'password', message: 'Ce mot de passe reprend le nom du site\u00a0: choisis-en un autre' },
    ])
    expect((await choose(token, 'douze-lettre')).status).toBe(200)
    const { email } = await createUser(payload)
    expect((await choose(await resetToken(email), 'onze-lettre')).status).toBe(200)
  })

  it('gives a password to who signed up by a provider', async () => {
    const email = newEmail()
    await query(`insert into users (email, provider) values ($1, 'google_oauth2')`, [email])
    expect((await choose(await resetToken(email))).status).toBe(200)
    expect((await post('auth/check-email', { email })).body).toEqual({ exists: 'email' })
  })
})

describe('changing one’s password', () => {
  const change = (token: string, body: object) =>
    call<AccountBody>('v1/user/password', { method: 'POST', token, body, headers: newClient() })

  it('asks for the present one and signs out everywhere else', async () => {
    const { email } = await createUser(payload)
    const [here, elsewhere] = [await tokenOf(email), await tokenOf(email)]
    const wrong = await change(here, { current_password: 'pas le bon', password: NEW_PASSWORD })
    expect([wrong.status, wrong.body.errors]).toEqual([
      422,
      [{ field: 'current_password', message: 'Le mot de passe est incorrect' }],
    ])
    const answer = await change(here, { current_password: PASSWORD, password: NEW_PASSWORD })
    expect(answer.status).toBe(200)
    expect((await call('v1/user', { token: answer.body.token })).status).toBe(200)
    for (const token of [here, elsewhere]) expect((await call('v1/user', { token })).status).toBe(401)
    expect((await logIn(email, NEW_PASSWORD)).status).toBe(200)
  })

  it('refuses a visitor', async () => {
    expect((await change('', { password: NEW_PASSWORD })).status).toBe(401)
  })
})

describe('the outbox', () => {
  it('tries again what the server refused, and sends it once', async () => {
    const { email } = await createUser(payload)
    mailServer.refuse(true)
    await askFor(email)
    await runJobs()
    expect(mailServer.lastTo(email)).toBeUndefined()
    mailServer.refuse(false)
    const received = () => mailServer.sentTo(email)
    const retry = async () => {
      await query(`update graphile_worker._private_jobs set run_at = now()`)
      await runJobs()
      expect(received()).toHaveLength(1)
    }
    // The server has answered before it has read the message; a busy machine may make it late once more.
    await vi.waitFor(retry, { timeout: 60_000 })
    await runJobs()
    expect(received()[0]?.messageId).toMatch(/^<outbox-\d+@/)
  })

  it('says under each message who answers for the agency', async () => {
    const { email } = await createUser(payload)
    await payload.updateGlobal({
      slug: 'site-settings',
      data: { legal: { travel_register: 'IM074180018', guarantor: 'Un garant' } },
    })
    await askFor(email)
    await runJobs()
    await vi.waitFor(() => expect(mailServer.lastTo(email)?.text).toMatch(/IM074180018[\s\S]*Un garant\s*$/))
  })

  it('does not send again what a worker sent before it was killed', async () => {
    const { email } = await createUser(payload)
    await askFor(email)
    const [job] = await query<{ id: string }>('select id from graphile_worker._private_jobs order by id desc limit 1')
    await query('insert into sent_mails (message_id) values ($1)', [`<outbox-${job?.id ?? ''}@localhost>`])
    await runJobs()
    expect(mailServer.lastTo(email)).toBeUndefined()
  })

  it('sends nothing for what was undone', async () => {
    const { email } = await createUser(payload)
    const before = mailServer.mails.length
    await post('auth/signup', { email, password: PASSWORD, first_name: 'A', last_name: 'B', newsletter: true })
    await runJobs()
    expect(mailServer.mails).toHaveLength(before)
  })
})
