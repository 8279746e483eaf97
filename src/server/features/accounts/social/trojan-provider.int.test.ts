import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { query } from '@/server/platform/db/pool'
import { createUser, PASSWORD } from '../../../../../tests/factories/user'
import { logIn, newClient, newEmail, post, tokenOf } from '../../../../../tests/integration/account-calls'
import { call } from '../../../../../tests/integration/call'
import { runJobs } from '../../../../../tests/integration/run-jobs'
import { newBrowser, person, travel, type Browser } from '../../../../../tests/integration/social-trips'
import { signInAs } from '../../../../../tests/integration/sign-in-as'

const { issuer } = await vi.hoisted(() => import('../../../../../tests/integration/social-issuer'))
const { mailServer } = await vi.hoisted(() => import('../../../../../tests/integration/mail-server'))

const THEIRS = 'le mot de passe de l’intrus'
const OWN = 'un mélèze en hiver'
const REMOVED = 'Google n’ouvre plus ton compte'

let payload: Payload

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
})

const signUp = async (email: string) => {
  const { body } = await post('auth/signup', { email, password: THEIRS, first_name: 'Inès', last_name: 'Rey' })
  return { id: body.user_id, token: body.token }
}

/** Links a Google of one's own to the account that a session is of, as its owner would; answers whose Google it is. */
const linkGoogle = async ({ token, password }: { token: string; password: string }) => {
  const claims = person()
  issuer.person = claims
  const proof = await call('v1/user/proof', {
    method: 'POST',
    token,
    body: { current_password: password },
    headers: newClient(),
  })
  expect(proof.status).toBe(200)
  const browser = newBrowser()
  browser.jar.set('payload-token', token)
  await travel(browser, 'google_oauth2', '?redirect_url=/my-account&link=1')
  expect(browser.read('flash')).toBe('provider_linked')
  return claims
}

/** The account that this Google opens, if it opens one that it did not make. */
const openedBy = async (claims: ReturnType<typeof person>): Promise<unknown> => {
  const browser = newBrowser()
  issuer.person = claims
  await travel(browser, 'google_oauth2')
  return (await accountOf(browser))['id']
}

const accountOf = async (browser: Browser) =>
  (await call<Record<string, unknown>>('v1/user', { headers: browser.headers() })).body

const linkIn = async ({ email, subject, link }: { email: string; subject: string; link: RegExp }): Promise<string> => {
  await runJobs()
  return link.exec(mailServer.sentTo(email).findLast((mail) => mail.subject === subject)?.text ?? '')?.[1] ?? ''
}

const pressWelcome = async (email: string, headers: Record<string, string> = newClient()) => {
  const token = await linkIn({
    email,
    subject: 'Bienvenue chez Lagopède',
    link: /\/confirmer-mon-adresse#token=([\w.-]+)/,
  })
  expect((await post('auth/address-confirmation', { token }, headers)).status).toBe(200)
}

const choosePassword = async (email: string) => {
  await post('auth/reset-password', { email })
  const subject = 'Choisis un nouveau mot de passe'
  const token = await linkIn({ email, subject, link: /\/nouveau-mot-de-passe#token=([\w-]+)/ })
  expect((await post('auth/new-password', { token, password: OWN })).status).toBe(200)
}

const toldOf = async (email: string): Promise<string[]> => {
  await runJobs()
  return mailServer.sentTo(email).map(({ subject }) => subject ?? '')
}

describe('a Google that a stranger linked to an account of the victim’s address', () => {
  it('opens it no more once the victim presses the welcome mail, who is told', async () => {
    const email = newEmail()
    const stranger = await signUp(email)
    const google = await linkGoogle({ token: stranger.token, password: THEIRS })
    expect(await openedBy(google)).toBe(stranger.id)
    await pressWelcome(email)
    expect(await openedBy(google)).not.toBe(stranger.id)
    expect(await toldOf(email)).toContain(REMOVED)
  })

  it('opens it no more once the victim chooses a password by a link, linked after the press as well', async () => {
    const email = newEmail()
    const stranger = await signUp(email)
    await pressWelcome(email)
    const google = await linkGoogle({ token: stranger.token, password: THEIRS })
    expect(await openedBy(google)).toBe(stranger.id)
    await choosePassword(email)
    expect(await openedBy(google)).not.toBe(stranger.id)
    expect((await call('v1/user', { token: stranger.token })).status).toBe(401)
    expect((await logIn(email, THEIRS)).status).toBe(401)
    expect((await logIn(email, OWN)).status).toBe(200)
    expect(await toldOf(email)).toContain(REMOVED)
  })

  it('opens it no more after the reset of an account that was taken over', async () => {
    const { id, email, token } = await signInAs(payload)
    const google = await linkGoogle({ token, password: PASSWORD })
    expect(await openedBy(google)).toBe(id)
    await choosePassword(email)
    expect(await openedBy(google)).not.toBe(id)
  })

  it('may be ended with one’s own change of password, and stays otherwise', async () => {
    const { id, email, token } = await signInAs(payload)
    const google = await linkGoogle({ token, password: PASSWORD })
    const change = async (body: object) =>
      call('v1/user/password', {
        method: 'POST',
        token: await tokenOf(email),
        body: { current_password: PASSWORD, password: PASSWORD, ...body },
        headers: newClient(),
      })
    expect((await change({})).status).toBe(200)
    expect(await openedBy(google)).toBe(id)
    expect((await change({ end_providers: true })).status).toBe(200)
    expect(await openedBy(google)).not.toBe(id)
    expect(await toldOf(email)).toContain(REMOVED)
  })
})

describe('an owner whose provider was unlinked', () => {
  it('links it anew with the password that the link gave them', async () => {
    const email = newEmail()
    const { id } = await signUp(email)
    await choosePassword(email)
    const google = await linkGoogle({ token: await tokenOf(email, OWN), password: OWN })
    expect(await openedBy(google)).toBe(id)
  })

  it('keeps the provider of the very session that presses the welcome mail', async () => {
    const browser = newBrowser()
    const claims = person({ email_verified: false })
    issuer.person = claims
    await travel(browser, 'facebook')
    const { id } = await accountOf(browser)
    await pressWelcome(claims.email, { ...newClient(), ...browser.headers() })
    const linked = () => query('select provider from user_identities where user_id = $1', [id])
    expect(await linked()).toEqual([{ provider: 'facebook' }])
    expect((await post('auth/check-email', { email: claims.email })).body).toEqual({ exists: 'facebook' })
  })

  it('is asked for a password where the provider was the only way in', async () => {
    const claims = person({ email_verified: false })
    issuer.person = claims
    await travel(newBrowser(), 'facebook')
    await pressWelcome(claims.email)
    expect((await post('auth/check-email', { email: claims.email })).body).toEqual({ exists: 'email' })
    await choosePassword(claims.email)
    expect((await logIn(claims.email, OWN)).status).toBe(200)
  })

  it('of a customer who never linked one is told of none', async () => {
    const { email } = await createUser(payload)
    await choosePassword(email)
    expect(await toldOf(email)).not.toContain(REMOVED)
  })
})
