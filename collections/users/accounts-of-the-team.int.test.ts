import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { ROLES, type Role } from '@/domain/accounts/roles'
import { query } from '@/server/platform/db/pool'
import { createUser, PASSWORD } from '../../tests/factories/user'
import { logIn, newEmail, tokenOf } from '../../tests/integration/account-calls'
import { call } from '../../tests/integration/call'
import { confirmed } from '../../tests/integration/confirmed'
import { runJobs } from '../../tests/integration/run-jobs'
import { signInAs } from '../../tests/integration/sign-in-as'
import { ADDRESS_BY_ADMINS, NO_PASSWORD_HERE, ROLE_BY_ADMINS } from './guard-account-change'
import { ONE_AT_A_TIME } from './lock-before-update'

const { mailServer } = await vi.hoisted(() => import('../../tests/integration/mail-server'))

type Answer = { errors?: Array<{ message: string }>; error?: string; doc?: { id: number }; id?: number }

const NEW_PASSWORD = 'Staff-took-it-99'

let payload: Payload

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
})

const change = (id: number, body: object, token: string, select = '') =>
  call<Answer>(`users/${String(id)}${select}`, { method: 'PATCH', body, token, headers: confirmed() })

const rowOf = async (id: number) => {
  const rows = await query<{ email: string; role: Role; first_name: string; email_verified_at: Date | null }>(
    'select email, role, first_name, email_verified_at from users where id = $1',
    [id],
  )
  return rows[0]
}

const refusalOf = ({ status, body }: { status: number; body: Answer }) => [status, body.errors?.[0]?.message]

describe('an account of the back office', () => {
  it.each(['guide', 'marketer', 'staff'] as const)('of another is not changed by a %s', async (role) => {
    const { token } = await signInAs(payload, { role })
    for (const other of ['guide', 'staff', 'admin'] as const) {
      const { id } = await createUser(payload, { role: other })
      expect((await change(id, { first_name: 'Pris' }, token)).status).not.toBe(200)
      expect((await rowOf(id))?.first_name).toBe('Camille')
    }
  })

  it('is changed by an administrator, and a customer by the agency', async () => {
    const admin = await signInAs(payload, { role: 'admin' })
    const staff = await signInAs(payload, { role: 'staff' })
    const guide = await createUser(payload, { role: 'guide' })
    const customer = await createUser(payload)
    expect((await change(guide.id, { first_name: 'Maëlle' }, admin.token)).status).toBe(200)
    expect((await change(customer.id, { first_name: 'Maëlle' }, staff.token)).status).toBe(200)
    expect((await change(staff.id, { first_name: 'Noé' }, staff.token)).status).toBe(200)
    expect((await rowOf(staff.id))?.first_name).toBe('Noé')
  })

  it('is read by its team, whole by nobody', async () => {
    const { token } = await signInAs(payload, { role: 'staff' })
    const { id } = await createUser(payload, { role: 'admin' })
    const { body } = await call<object>(`users/${String(id)}?showHiddenFields=true&select[hash]=true`, { token })
    expect(JSON.stringify(body)).not.toContain('pbkdf2')
  })
})

describe('a password', () => {
  it.each(ROLES.filter((role) => role !== 'customer'))('is set by no %s, for nobody', async (role) => {
    const { id, token } = await signInAs(payload, { role })
    const admin = await createUser(payload, { role: 'admin' })
    const customer = await createUser(payload)
    for (const target of [id, admin.id, customer.id]) {
      expect(refusalOf(await change(target, { password: NEW_PASSWORD }, token))).toEqual([403, NO_PASSWORD_HERE])
    }
    for (const { email } of [admin, customer]) {
      expect((await logIn(email, NEW_PASSWORD)).status).toBe(401)
      expect((await logIn(email)).status).toBe(200)
    }
  })

  it('is set in bulk by nobody', async () => {
    const { token } = await signInAs(payload, { role: 'admin' })
    const { id, email } = await createUser(payload)
    const path = `users?where[email][equals]=${email}`
    const answer = await call<Answer>(path, { method: 'PATCH', body: { password: NEW_PASSWORD }, token })
    expect(answer.status).toBe(403)
    expect((await logIn(email)).status).toBe(200)
    const where = { id: { equals: id } }
    await expect(payload.update({ collection: 'users', where, data: { first_name: 'X' } })).rejects.toThrow(
      ONE_AT_A_TIME,
    )
    await expect(payload.delete({ collection: 'users', where })).rejects.toThrow(ONE_AT_A_TIME)
  })

  it('is not given with a new account, nor by a write that bears no mark', async () => {
    const { token } = await signInAs(payload, { role: 'admin' })
    const body = { email: newEmail(), password: NEW_PASSWORD, role: 'guide' }
    expect((await call('users', { method: 'POST', body, token })).status).toBe(403)
    const { id } = await createUser(payload)
    const write = payload.update({ collection: 'users', id, data: { password: NEW_PASSWORD } })
    await expect(write).rejects.toThrow(NO_PASSWORD_HERE)
  })

  it('is chosen by a link, that the agency sends to customers and an administrator to all', async () => {
    const staff = await signInAs(payload, { role: 'staff' })
    const admin = await signInAs(payload, { role: 'admin' })
    const guide = await signInAs(payload, { role: 'guide' })
    const customer = await createUser(payload)
    const send = (id: number, token: string) =>
      call<Answer>(`users/${String(id)}/password-link`, { method: 'POST', token, headers: confirmed() })
    expect((await send(customer.id, staff.token)).status).toBe(200)
    expect((await send(guide.id, staff.token)).status).toBe(403)
    expect((await send(customer.id, guide.token)).status).toBe(403)
    expect((await send(guide.id, admin.token)).status).toBe(200)
    expect((await send(99_999_999, admin.token)).status).toBe(404)
    await runJobs()
    expect(mailServer.lastTo(customer.email)?.subject).toBe('Choisis un nouveau mot de passe')
    expect(mailServer.lastTo(guide.email)?.subject).toBe('Choisis un nouveau mot de passe')
  })
})

describe('a new account', () => {
  const invite = (token: string, body: object) =>
    call<Answer>('users/invite', { method: 'POST', body, token, headers: confirmed() })
  const person = (role: Role) => ({ email: newEmail(), first_name: 'Inès', last_name: 'Roux', role })

  it('has no password, and is let in by the link of a mail', async () => {
    const { token } = await signInAs(payload, { role: 'admin' })
    const guide = person('guide')
    expect((await invite(token, guide)).status).toBe(200)
    expect((await logIn(guide.email, '')).status).not.toBe(200)
    await runJobs()
    const mail = mailServer.lastTo(guide.email)
    expect(mail?.subject).toBe('Ton compte Lagopède est ouvert')
    expect(mail?.text).toMatch(/\/nouveau-mot-de-passe[?#]token=[\w-]{43}/)
    expect((await invite(token, guide)).status).toBe(409)
  })

  it('of the team is opened by an administrator alone', async () => {
    const { token } = await signInAs(payload, { role: 'staff' })
    for (const role of ['guide', 'staff', 'admin'] as const) {
      expect((await invite(token, person(role))).status).toBe(403)
    }
    expect((await invite(token, person('customer'))).status).toBe(200)
    const guide = await signInAs(payload, { role: 'guide' })
    expect((await invite(guide.token, person('customer'))).status).toBe(403)
  })
})

describe('an address', () => {
  it('of another is changed by an administrator, who has both addresses told', async () => {
    const { token } = await signInAs(payload, { role: 'admin' })
    const { id, email } = await createUser(payload)
    await query('update users set email_verified_at = now() where id = $1', [id])
    const theirs = await tokenOf(email)
    const fresh = newEmail()
    expect((await change(id, { email: fresh }, token, '?select[id]=true')).status).toBe(200)
    await runJobs()
    for (const address of [email, fresh]) {
      expect(mailServer.lastTo(address)?.subject).toBe('L’adresse de ton compte a changé')
    }
    expect(await rowOf(id)).toMatchObject({ email: fresh, email_verified_at: null })
    expect((await call('v1/user', { token: theirs })).status).toBe(401)
  })

  it.each(['guide', 'staff'] as const)('is changed by no %s, not even their own', async (role) => {
    const { id, token } = await signInAs(payload, { role })
    const customer = await createUser(payload)
    expect(refusalOf(await change(id, { email: newEmail() }, token))).toEqual([403, ADDRESS_BY_ADMINS])
    if (role === 'staff') {
      expect(refusalOf(await change(customer.id, { email: newEmail() }, token))).toEqual([403, ADDRESS_BY_ADMINS])
    }
    expect((await rowOf(customer.id))?.email).toBe(customer.email)
  })

  it('of one’s own is not changed by who merely holds an open session', async () => {
    const { id, email, token } = await signInAs(payload, { role: 'admin' })
    expect((await change(id, { email: newEmail() }, token)).status).toBe(403)
    expect((await change(id, { email: email.toUpperCase(), first_name: 'Jeanne' }, token)).status).toBe(200)
    expect(await rowOf(id)).toMatchObject({ email, first_name: 'Jeanne' })
  })
})

describe('a role', () => {
  it('is changed by administrators, told to the person, and ends their sessions', async () => {
    const admin = await signInAs(payload, { role: 'admin' })
    const staff = await signInAs(payload, { role: 'staff' })
    const guide = await signInAs(payload, { role: 'guide' })
    expect(refusalOf(await change(staff.id, { role: 'admin' }, staff.token))).toEqual([403, ROLE_BY_ADMINS])
    expect((await change(guide.id, { role: 'customer' }, admin.token, '?select[id]=true')).status).toBe(200)
    expect((await call('v1/user', { token: guide.token })).status).toBe(401)
    await runJobs()
    expect(mailServer.lastTo(guide.email)?.subject).toBe('Ton rôle chez Lagopède a changé')
    expect(mailServer.lastTo(guide.email)?.text).toContain('Client')
  })

  it('is undone with its mail when the save fails', async () => {
    const { id, email, role } = await createUser(payload, { role: 'guide' })
    const { afterChange } = payload.collections.users.config.hooks
    const fail = () => {
      throw new Error('No.')
    }
    afterChange.push(fail)
    try {
      await expect(payload.update({ collection: 'users', id, data: { role: 'staff' } })).rejects.toThrow('No.')
    } finally {
      afterChange.splice(afterChange.indexOf(fail), 1)
    }
    await runJobs()
    expect([mailServer.sentTo(email), (await rowOf(id))?.role]).toEqual([[], role])
  })
})

describe('the last administrator', () => {
  const onlyAdmins = async (count: number) => {
    await query(`update users set role = 'staff' where role = 'admin'`)
    return Promise.all(Array.from({ length: count }, () => signInAs(payload, { role: 'admin' })))
  }

  it('can neither step down nor be deleted', async () => {
    const [admin] = await onlyAdmins(1)
    if (!admin) throw new Error('No administrator.')
    const path = `users/${String(admin.id)}`
    expect((await change(admin.id, { role: 'staff' }, admin.token)).status).toBe(409)
    expect((await call(path, { method: 'DELETE', token: admin.token, headers: confirmed() })).status).toBe(409)
    const body = { confirmation: PASSWORD }
    expect((await call('v1/user/deletion', { method: 'POST', body, token: admin.token })).status).toBe(409)
    expect((await rowOf(admin.id))?.role).toBe('admin')
  })

  it('is left when two take the role from one another at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, two] = await onlyAdmins(2)
      if (!one || !two) throw new Error('No administrators.')
      await Promise.all([change(two.id, { role: 'staff' }, one.token), change(one.id, { role: 'staff' }, two.token)])
      const [row] = await query<{ admins: number }>(`select count(*)::int as admins from users where role = 'admin'`)
      expect(row?.admins).toBe(1)
    }
  })
})

describe('the first account', () => {
  it.each(['first-register', 'unlock', 'verify/x', 'reset-password', '1/api-key/reveal'])(
    'is not made, nor any unlocked, by a call to %s',
    async (path) => {
      const body = { email: newEmail(), password: NEW_PASSWORD }
      expect((await call(`users/${path}`, { method: 'POST', body })).status).toBe(404)
      const { token } = await signInAs(payload, { role: 'admin' })
      expect((await call(`users/${path}`, { method: 'POST', body, token })).status).toBe(404)
      expect(await query('select 1 from users where email = $1', [body.email])).toEqual([])
    },
  )
})
