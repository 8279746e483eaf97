import config from '@payload-config'
import type { ParsedMail } from 'mailparser'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { newClient, newEmail, post, type AccountBody } from '../../../../tests/integration/account-calls'
import { call } from '../../../../tests/integration/call'
import { clickUnsubscribe } from '../../../../tests/integration/click-unsubscribe'
import { runJobs } from '../../../../tests/integration/run-jobs'
import { signInAs } from '../../../../tests/integration/sign-in-as'
import { query } from '@/server/platform/db/pool'

let payload: Payload

const { mailServer } = await vi.hoisted(() => import('../../../../tests/integration/mail-server'))

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
})

const subscribe = (email: string, token?: string) =>
  call<AccountBody>(`v1/users/newsletter/${encodeURIComponent(email)}`, {
    method: 'POST',
    token,
    headers: newClient(),
  })

const statusOf = async (email: string): Promise<string | undefined> =>
  (await query<{ status: string }>('select status from newsletter_subscribers where email = $1', [email]))[0]?.status

const consentOf = async (email: string) =>
  (
    await query<{ consented_at: Date; consented_by: string }>(
      'select consented_at, consented_by from newsletter_subscribers where email = $1',
      [email],
    )
  )[0]

const tokenIn = (mail: ParsedMail | undefined, page: string): string =>
  new RegExp(`/newsletter/${page}#token=([\\w.-]+)`).exec(mail?.text ?? '')?.[1] ?? ''

const mailFor = async (email: string): Promise<ParsedMail | undefined> => {
  await runJobs()
  return mailServer.lastTo(email)
}

describe('the newsletter', () => {
  it('takes an address once its owner confirms it', async () => {
    const email = newEmail()
    const answer = await subscribe(email.toUpperCase())
    expect([answer.status, answer.body]).toEqual([200, { ok: true, status: 'pending' }])
    expect(await statusOf(email)).toBe('pending')
    const mail = await mailFor(email)
    expect(mail?.subject).toBe('Confirme ton inscription à la newsletter')
    const confirm = await post('newsletter/confirmation', { token: tokenIn(mail, 'confirmation') })
    expect(confirm.body).toEqual({ ok: true })
    expect(await statusOf(email)).toBe('subscribed')
    await subscribe(email)
    expect(await statusOf(email)).toBe('subscribed')
    expect(await mailFor(email)).toBe(mail)
  })

  it('keeps when and how a person agreed, once', async () => {
    const email = newEmail()
    await subscribe(email)
    const token = tokenIn(await mailFor(email), 'confirmation')
    await post('newsletter/confirmation', { token })
    const first = await consentOf(email)
    expect(first).toEqual({ consented_by: 'mail', consented_at: expect.any(Date) as Date })
    await post('newsletter/confirmation', { token })
    expect(await consentOf(email)).toEqual(first)
  })

  it('is exported to who writes to it, with the proof of each and a link by which it leaves', async () => {
    const [agreed, pending, former] = [newEmail(), newEmail(), newEmail()]
    await subscribe(agreed)
    await post('newsletter/confirmation', { token: tokenIn(await mailFor(agreed), 'confirmation') })
    await subscribe(pending)
    await query(`insert into newsletter_subscribers (email, status) values ($1, 'subscribed')`, [former])
    const { token } = await signInAs(payload, { role: 'marketer' })
    const file = await call<string>('newsletter/consented.csv', { token })
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
    const line = (email: string) => file.body.split('\r\n').find((one) => one.startsWith(email))
    expect(line(agreed)).toContain(';Lien du mail de confirmation;')
    expect(line(pending)).toBeUndefined()
    expect(line(former)).toContain(';Confirmée avant que la preuve soit gardée;')
    await post('newsletter/unsubscription', { token: /#token=(\S+)$/.exec(line(agreed) ?? '')?.[1] })
    const after = await call<string>('newsletter/consented.csv', { token })
    expect(after.body).not.toContain(agreed)
  })

  it('is never agreed to by the team in the place of a person, nor moved to another address', async () => {
    const email = newEmail()
    await subscribe(email)
    const { token: _token, ...user } = await signInAs(payload, { role: 'staff' })
    const [row] = await query<{ id: number }>('select id from newsletter_subscribers where email = $1', [email])
    const save = (data: { status?: 'subscribed' | 'unsubscribed'; email?: string }) =>
      payload.update({ collection: 'newsletter-subscribers', id: row?.id ?? 0, data, user, overrideAccess: false })
    await expect(save({ status: 'subscribed' })).rejects.toThrow(/État/)
    await expect(save({ email: newEmail() })).rejects.toThrow(/Adresse/)
    await expect(save({ status: 'unsubscribed' })).resolves.toMatchObject({ status: 'unsubscribed' })
  })

  it('is left by one click of the mail program (RFC 8058)', async () => {
    const email = newEmail()
    await subscribe(email)
    const mail = await mailFor(email)
    await post('newsletter/confirmation', { token: tokenIn(mail, 'confirmation') })
    expect(mail?.headerLines.find(({ key }) => key === 'list-unsubscribe')?.line).not.toContain('?')
    const answer = await clickUnsubscribe(mail)
    expect([answer.status, answer.body]).toEqual([200, { ok: true }])
    expect(await statusOf(email)).toBe('unsubscribed')
  })

  it.each([
    ['its page', (token: string) => post('newsletter/unsubscription', { token })],
    ['the one click of an older mail', (token: string) => post(`newsletter/unsubscribe?token=${token}`, undefined)],
  ])('is left by %s', async (_way, leaveBy) => {
    const email = newEmail()
    await subscribe(email)
    const mail = await mailFor(email)
    await post('newsletter/confirmation', { token: tokenIn(mail, 'confirmation') })
    expect((await leaveBy(tokenIn(mail, 'desinscription'))).body).toEqual({ ok: true })
    expect(await statusOf(email)).toBe('unsubscribed')
  })

  it('marks the account that has the address, and forgets it again', async () => {
    const { email, token } = await signInAs(payload, { isProven: false })
    const standing = () => call('v1/user', { token })
    expect((await standing()).body).toMatchObject({ newsletter: false, newsletter_pending: false })
    expect((await subscribe(email, token)).body).toEqual({ ok: true, status: 'pending' })
    expect((await standing()).body).toMatchObject({ newsletter: false, newsletter_pending: true })
    await post('newsletter/confirmation', { token: tokenIn(await mailFor(email), 'confirmation') })
    expect((await standing()).body).toMatchObject({ newsletter: true, newsletter_pending: false })
    expect((await call('v1/user/account', { token })).body).toMatchObject({
      newsletter: 'subscribed',
      email_verified: false,
    })
    expect((await call('v1/user/newsletter', { method: 'DELETE', token })).body).toEqual({ ok: true })
    expect((await call<{ newsletter: boolean }>('v1/user', { token })).body.newsletter).toBe(false)
  })

  it('is one click for the proven address of who is signed in', async () => {
    const { email, token } = await signInAs(payload)
    expect((await subscribe(email, token)).body).toEqual({ ok: true, status: 'subscribed' })
    expect(await statusOf(email)).toBe('subscribed')
    expect(await mailFor(email)).toBeUndefined()
    const stranger = newEmail()
    expect((await subscribe(stranger, token)).body).toEqual({ ok: true, status: 'pending' })
    expect(await statusOf(stranger)).toBe('pending')
  })

  it('asks to confirm when it is ticked at sign-up', async () => {
    const email = newEmail()
    const person = { email, password: 'mélèze et neige', first_name: 'Inès', last_name: 'Rey', newsletter: true }
    await post('auth/signup', person)
    await runJobs()
    const subjects = mailServer.sentTo(email)
    expect(subjects.map(({ subject }) => subject).toSorted()).toEqual([
      'Bienvenue chez Lagopède',
      'Confirme ton inscription à la newsletter',
    ])
    expect(await statusOf(email)).toBe('pending')
  })

  it.each(['', 'nope', 'a.b'])('refuses the token « %s »', async (token) => {
    expect((await post('newsletter/confirmation', { token })).status).toBe(422)
    expect((await post('newsletter/unsubscription', { token })).status).toBe(422)
    expect((await post(`newsletter/unsubscribe?token=${token}`, undefined)).status).toBe(422)
    if (token) expect((await post(`newsletter/unsubscribe/${token}`, undefined)).status).toBe(422)
  })

  it('does not take one kind of token for the other', async () => {
    const email = newEmail()
    await subscribe(email)
    const mail = await mailFor(email)
    expect((await post('newsletter/confirmation', { token: tokenIn(mail, 'desinscription') })).status).toBe(422)
  })

  it('refuses what is no address, and sends one three messages an hour, whoever asks and however often', async () => {
    for (const bad of ['nope', 'a@', '%']) {
      const { status, body } = await subscribe(bad)
      expect([status, typeof body.error]).toEqual([422, 'string'])
    }
    const email = newEmail()
    const statuses: number[] = []
    for (let n = 0; n < 5; n++) statuses.push((await subscribe(email)).status)
    // Strangers shut no address out: the links that its mailbox holds serve for a week.
    expect(statuses).toEqual([200, 200, 200, 200, 200])
    await runJobs()
    expect(mailServer.sentTo(email)).toHaveLength(3)
  })
})
