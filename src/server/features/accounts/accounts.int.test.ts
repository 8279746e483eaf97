import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { User } from '@/contract/accounts'
import { INVALID_EMAIL } from '@/domain/travelers/participant-check'
import { storedReferral } from '@/domain/audience/stored-referral'
import { query, queryOne } from '@/server/platform/db/pool'
import { createUser, PASSWORD } from '../../../../tests/factories/user'
import {
  cookiesOf,
  cookieValue,
  logIn,
  newClient,
  newEmail,
  post,
  tokenOf,
  type AccountBody,
} from '../../../../tests/integration/account-calls'
import { call } from '../../../../tests/integration/call'
import { askedRounds } from '../../../../tests/integration/cheap-passwords'
import { pressAtOnce } from '../../../../tests/integration/press-at-once'
import { signInAs } from '../../../../tests/integration/sign-in-as'

let payload: Payload

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
})

describe('check-email', () => {
  it('answers « email » for an account with a password, whatever the case of its letters', async () => {
    const { email } = await createUser(payload)
    expect((await post('auth/check-email/', { email: ` ${email.toUpperCase()} ` })).body).toEqual({ exists: 'email' })
  })

  it.each([
    ['google_oauth2', 'google'],
    ['facebook', 'facebook'],
  ])('answers for an account of %s', async (provider, exists) => {
    const email = newEmail()
    await query(`insert into users (email, provider) values ($1, $2::enum_users_provider)`, [email, provider])
    expect((await post('auth/check-email', { email })).body).toEqual({ exists })
  })

  it('answers « none » for an unknown address', async () => {
    expect((await post('auth/check-email', { email: newEmail() })).body).toEqual({ exists: 'none' })
  })

  it.each([{}, { email: 'nope' }, { email: 3 }, { email: 'a@b.fr', more: true }])('refuses %j', async (body) => {
    expect((await post('auth/check-email', body)).status).toBe(422)
  })
})

describe('sign-in by password', () => {
  it('gives a token, an HttpOnly cookie and d_id', async () => {
    const { id, email } = await createUser(payload)
    const answer = await logIn(email)
    expect(answer.status).toBe(200)
    const cookies = cookiesOf(answer)
    expect(cookies['payload-token']).toMatch(/; SameSite=Lax; HttpOnly$/)
    expect(cookieValue(cookies['payload-token'])).toBe(answer.body.token)
    expect(cookies['d_id']).toMatch(new RegExp(`^d_id=${id}; .*SameSite=Lax$`))
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const profile = await call('v1/user/', { token: answer.body.token })
    expect(profile.status).toBe(200)
    expect(User.parse(profile.body)).toMatchObject({
      id,
      email,
      sign_in_count: 1,
      is_login: true,
      popup_visible: true,
      is_team: false,
    })
  })

  it('answers 401 alike for a wrong password, an unknown address and an account without a password', async () => {
    const { email } = await createUser(payload)
    const social = newEmail()
    await query(`insert into users (email, provider) values ($1, 'google_oauth2')`, [social])
    for (const address of [email, newEmail(), social]) {
      const { status, body } = await logIn(address, 'pas le bon')
      expect([status, body]).toEqual([401, { error: 'Le mot de passe est incorrect' }])
    }
  })

  it('does as much work for an unknown address as for a known one', async () => {
    const { email } = await createUser(payload)
    const work = async (address: string) => {
      askedRounds.length = 0
      await logIn(address, 'pas le bon')
      return [...askedRounds]
    }
    const known = await work(email)
    expect(known).toEqual([600_000])
    expect(await work(newEmail())).toEqual(known)
  })

  it('refuses the page of another site', async () => {
    const { email } = await createUser(payload)
    for (const [name, value] of [
      ['origin', 'https://evil.example'],
      ['sec-fetch-site', 'cross-site'],
    ] as const) {
      expect((await logIn(email, PASSWORD, { ...newClient(), [name]: value })).status).toBe(403)
    }
    expect((await logIn(email, PASSWORD, { ...newClient(), 'sec-fetch-site': 'same-origin' })).status).toBe(200)
  })

  it('gives 64 working tokens to 64 sign-ins at once, and loses no change of the profile', async () => {
    const { id, email } = await createUser(payload)
    const first = await tokenOf(email)
    const here = newClient()
    // The race is between sign-ins, not between first connections.
    await Promise.all(Array.from({ length: 10 }, () => query('select pg_sleep(0.1)')))
    const save = async (n: number) =>
      call('v1/user', { method: 'PATCH', token: first, body: { phone: `+336123456${String(n).padStart(2, '0')}` } })
    const rename = () => payload.update({ collection: 'users', id, data: { last_name: 'Renommée' } })
    const [answers] = await Promise.all([
      pressAtOnce(64, () => logIn(email, PASSWORD, here)),
      save(1).then(() => save(42)),
      rename(),
    ])
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 64 }, () => 200))
    const tokens = answers.map(({ body }) => body.token)
    expect(new Set(tokens).size).toBe(64)
    const profiles = await Promise.all(tokens.map((token) => call('v1/user', { token })))
    expect(profiles.filter(({ status }) => status !== 200)).toEqual([])
    expect(profiles[0]?.body).toMatchObject({ phone: '+33612345642', last_name: 'Renommée', sign_in_count: 65 })
  })
})

describe('sign-up', () => {
  const person = () => ({ email: newEmail(), password: 'mélèze et neige', first_name: 'Inès', last_name: 'Rey' })

  it('creates a customer and signs them in', async () => {
    const body = person()
    const answer = await post('auth/signup/', { ...body, newsletter: false, referral: 'google' })
    expect(answer.status).toBe(201)
    expect(answer.body).toMatchObject({ errors: [] })
    const row = await queryOne(
      `select role, provider, referral, newsletter, sign_in_count::int from users where id = $1`,
      [answer.body.user_id],
    )
    expect(row).toEqual({
      role: 'customer',
      provider: 'email',
      referral: 'google',
      newsletter: false,
      sign_in_count: 1,
    })
    expect((await call('v1/user', { token: answer.body.token })).status).toBe(200)
    expect((await logIn(body.email, body.password)).status).toBe(200)
  })

  it('answers the errors word for word', async () => {
    const { email } = await createUser(payload)
    const { status, body } = await post('auth/signup', { ...person(), email, password: 'court' })
    expect(status).toBe(422)
    expect(body).toMatchObject({
      token: null,
      user_id: null,
      errors: ["Email n'est pas disponible", 'Password est trop court (au moins 6 caractères)'],
    })
    const common = await post('auth/signup', { ...person(), password: 'azerty' })
    expect(common.body.errors).toEqual(['Password est trop courant'])
    const long = await post('auth/signup', { ...person(), password: 'é'.repeat(600) })
    expect(long.body.errors).toEqual(['Password est trop long (au plus 1 ko)'])
  })

  it('answers every refusal in one shape, with the fields that a schema refuses', async () => {
    const { status, body } = await post('auth/signup', { ...person(), email: 'camille', first_name: '' })
    expect(status).toBe(422)
    expect(body).toMatchObject({
      token: null,
      user_id: null,
      errors: [INVALID_EMAIL, 'Ce nom est vide ou illisible.'],
      fields: [{ field: 'email' }, { field: 'first_name' }],
    })
    const client = newClient()
    const many = await Promise.all(
      Array.from({ length: 31 }, () => post('auth/signup', { ...person(), password: 'x' }, client)),
    )
    const spent = many.find((answer) => answer.status === 429)
    expect(spent?.body).toMatchObject({ token: null, user_id: null, errors: [spent?.body.error] })
  })

  it.each([null, undefined, '', 'a\u0000b', 'é'.repeat(20_000)])(
    'lets nobody stay out for where they come from: %.5s',
    async (referral) => {
      const { status, body } = await post('auth/signup', { ...person(), referral })
      expect(status).toBe(201)
      const row = await queryOne<{ referral: string }>('select referral from users where id = $1', [body.user_id])
      expect(row?.referral).toBe(storedReferral(referral))
    },
  )

  it('counts the characters of a name as people see them', async () => {
    const { status } = await post('auth/signup', { ...person(), first_name: '🐦'.repeat(80) })
    expect(status).toBe(201)
    expect((await post('auth/signup', { ...person(), first_name: '🐦'.repeat(81) })).status).toBe(422)
  })

  it('refuses fields that are not the visitor’s to write', async () => {
    for (const more of [
      { role: 'admin' },
      { sign_in_count: 9 },
      { email_verified_at: 'now' },
      { provider: 'google_oauth2' },
    ]) {
      expect((await post('auth/signup', { ...person(), ...more })).status).toBe(422)
    }
  })

  it('lets one of eight sign-ups of one address pass', async () => {
    const body = person()
    const answers = await Promise.all(Array.from({ length: 8 }, () => post('auth/signup', body)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201,
      ...Array.from({ length: 7 }, () => 422),
    ])
    const refused = answers.filter(({ status }) => status === 422)
    expect(new Set(refused.map(({ body: { errors } }) => JSON.stringify(errors)))).toEqual(
      new Set([JSON.stringify(["Email n'est pas disponible"])]),
    )
  })
})

describe('the profile', () => {
  it('takes a phone alone, in any French or international form', async () => {
    const { token } = await signInAs(payload)
    const save = (body: object) => call<AccountBody>('v1/user', { method: 'PATCH', token, body })
    expect((await save({ phone: '06 12 34 56 78' })).body).toMatchObject({
      phone: '+33612345678',
      popup_visible: false,
    })
    expect((await save({ phone: null })).body).toMatchObject({ phone: null })
    const refused = await save({ phone: '06 12' })
    expect([refused.status, refused.body.error]).toEqual([422, 'Le numéro est incomplet ou invalide'])
    for (const more of [{ role: 'admin' }, { email: 'a@b.fr' }, { id: 1 }]) {
      expect((await save({ phone: '+33612345678', ...more })).status).toBe(422)
    }
    expect((await call('v1/user', { method: 'PATCH', body: { phone: '+33612345678' } })).status).toBe(401)
  })

  it('is one’s own', async () => {
    const [mine, other] = [await createUser(payload), await createUser(payload)]
    const token = await tokenOf(mine.email)
    await call('v1/user', { method: 'PATCH', token, body: { phone: '+33612345678' } })
    expect((await payload.findByID({ collection: 'users', id: other.id })).phone).toBeNull()
  })
})
