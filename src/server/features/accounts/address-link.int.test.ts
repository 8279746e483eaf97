import { describe, expect, it, vi } from 'vitest'
import { frenchSpaces } from '@/domain/text/french-spaces'
import { query } from '@/server/platform/db/pool'
import { logIn, newEmail, post } from '../../../../tests/integration/account-calls'
import { call } from '../../../../tests/integration/call'
import { runJobs } from '../../../../tests/integration/run-jobs'
import { DEAD_LINK, TOO_LATE } from './follow-address-link'

const { mailServer } = await vi.hoisted(() => import('../../../../tests/integration/mail-server'))

const PASSWORD = 'mélèze et neige'
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const LINK = /\/confirmer-mon-adresse#token=([\w.-]+)/

const welcomeTo = async (email: string): Promise<string> => {
  await runJobs()
  return mailServer.sentTo(email).find(({ subject }) => subject === 'Bienvenue chez Lagopède')?.text ?? ''
}

/** A new account, as its own session sees it, with the token of its welcome mail. */
const signUp = async () => {
  const email = newEmail()
  const { body } = await post('auth/signup', { email, password: PASSWORD, first_name: 'Inès', last_name: 'Rey' })
  const account = async () => {
    const { status, body: answer } = await call<{ email_verified: boolean }>('v1/user/account', { token: body.token })
    return { status, isProven: answer.email_verified }
  }
  return { email, id: body.user_id, account, link: LINK.exec(await welcomeTo(email))?.[1] ?? '' }
}

const confirm = (token: string) => post('auth/address-confirmation', { token })
const disown = (token: string) => post('auth/address-refusal', { token })

const OPEN = { status: 200, isProven: true }
const UNPROVEN = { status: 200, isProven: false }

describe('the link of a welcome mail', () => {
  it('proves the address at its press, ends nothing and opens nothing', async () => {
    const ines = await signUp()
    expect(await ines.account()).toEqual(UNPROVEN)
    const answer = await confirm(ines.link)
    expect([answer.status, answer.body, answer.headers.getSetCookie()]).toEqual([200, { ok: true }, []])
    expect(await ines.account()).toEqual(OPEN)
    expect((await logIn(ines.email, PASSWORD)).status).toBe(200)
  })

  it('says the same at a second press, and keeps the day of the first', async () => {
    const ines = await signUp()
    await confirm(ines.link)
    const day = () => query('select email_verified_at from users where id = $1', [ines.id])
    const first = await day()
    const again = await confirm(ines.link)
    expect([again.status, again.body]).toEqual([200, { ok: true }])
    expect(await day()).toEqual(first)
  })

  it('is over after seven days', async () => {
    const ines = await signUp()
    const pressAfter = (ms: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })
      return confirm(ines.link).finally(() => vi.useRealTimers())
    }
    const late = await pressAfter(7 * DAY)
    expect([late.status, late.body.error]).toEqual([422, frenchSpaces(DEAD_LINK)])
    expect(await ines.account()).toEqual(UNPROVEN)
    expect((await pressAfter(7 * DAY - MINUTE)).status).toBe(200)
  })

  it('is over once the account has another address', async () => {
    const ines = await signUp()
    await query('update users set email = $2 where id = $1', [ines.id, newEmail()])
    expect((await confirm(ines.link)).status).toBe(422)
    expect((await disown(ines.link)).status).toBe(422)
    expect(await ines.account()).toEqual(UNPROVEN)
  })

  it.each(['', 'nothing', 'eyJ2YWx1ZSI6e319.AAAA'])('answers 422 to %j', async (token) => {
    for (const answer of [await confirm(token), await disown(token)]) {
      expect(answer.status).toBe(422)
      expect(answer.body.errors).toMatchObject([{ field: 'token' }])
    }
  })

  it('disowns the account: whoever opened it stays outside, and its owner enters by a link', async () => {
    const stranger = await signUp()
    expect((await disown(stranger.link)).body).toEqual({ ok: true })
    expect((await disown(stranger.link)).body).toEqual({ ok: true })
    expect((await stranger.account()).status).toBe(401)
    expect((await logIn(stranger.email, PASSWORD)).status).toBe(401)
    await post('auth/reset-password', { email: stranger.email })
    await runJobs()
    expect(mailServer.lastTo(stranger.email)?.subject).toBe('Choisis un nouveau mot de passe')
  })

  it('ends nothing of an account whose address is proven', async () => {
    const ines = await signUp()
    await confirm(ines.link)
    const late = await disown(ines.link)
    expect([late.status, late.body.error]).toEqual([422, frenchSpaces(TOO_LATE)])
    expect(await ines.account()).toEqual(OPEN)
  })

  it('is not in the mail of an address that is proven already', async () => {
    const email = newEmail()
    await query(`insert into users (email, provider, email_verified_at) values ($1, 'google_oauth2', now())`, [email])
    await query(
      `select graphile_worker.add_job('send_mail', json_build_object('template', 'welcome', 'userId', id))
       from users where email = $1`,
      [email],
    )
    const text = await welcomeTo(email)
    expect(text).toContain('/expeditions')
    expect(text).not.toMatch(LINK)
  })

  it('is limited by client', async () => {
    const here = { 'x-client-address': '203.0.113.77' }
    const press = () => post('auth/address-confirmation', { token: 'nothing' }, here)
    const statuses = await Promise.all(Array.from({ length: 62 }, press))
    expect(statuses.filter(({ status }) => status === 429)).toHaveLength(2)
    expect((await post('auth/address-refusal', { token: 'nothing' }, here)).status).toBe(429)
  })
})
