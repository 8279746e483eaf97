import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { createUser, PASSWORD } from '../../../../tests/factories/user'
import { cookiesOf, newClient } from '../../../../tests/integration/account-calls'
import { call } from '../../../../tests/integration/call'
import { ownPasswordWrite } from './password/own-password-write'

let payload: Payload

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
})

type PanelBody = {
  token: string
  refreshedToken: string
  user: object
  exp: number
  errors: Array<{ message: string }>
}

const panel = (path: string, body: object = {}, headers: Record<string, string> = {}) =>
  call<PanelBody>(`users/${path}`, { method: 'POST', body, headers: { ...newClient(), ...headers } })

describe('the panel’s sign-in', () => {
  it('lets the agency in, renews and ends its session', async () => {
    const { id, email } = await createUser(payload, { role: 'staff' })
    const answer = await panel('login', { email, password: PASSWORD })
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ user: { id, email, role: 'staff', collection: 'users' } })
    expect(cookiesOf(answer)['payload-token']).toContain('HttpOnly')
    const headers = { cookie: `payload-token=${answer.body.token}`, 'sec-fetch-site': 'same-origin' }
    expect((await call<PanelBody>('users/me', { headers })).body.user).toMatchObject({ id })
    const renewed = await panel('refresh-token', {}, headers)
    expect(renewed.body.refreshedToken).toMatch(/^ey/)
    const end = await panel('logout', {}, headers)
    expect([end.status, end.headers.get('clear-site-data')]).toEqual([200, '"cache"'])
    expect((await call<PanelBody>('users/me', { headers })).body.user).toBeNull()
    expect((await panel('refresh-token', {}, headers)).status).toBe(403)
  })

  it('keeps customers out, and guesses', async () => {
    const { email } = await createUser(payload)
    const customer = await panel('login', { email, password: PASSWORD })
    expect([customer.status, customer.body.errors[0]?.message]).toEqual([403, expect.stringContaining('réservé')])
    expect(customer.headers.getSetCookie()).toEqual([])
    const wrong = await panel('login', { email, password: 'pas le bon' })
    expect([wrong.status, wrong.body.errors[0]?.message]).toEqual([401, 'Le mot de passe est incorrect'])
    expect((await panel('login', { email, password: PASSWORD }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  })

  it('asks for a new password by our own mail, and sets none by Payload', async () => {
    const { id, email } = await createUser(payload, { role: 'staff' })
    expect((await panel('forgot-password', { email })).status).toBe(200)
    const user = await payload.findByID({ collection: 'users', id, showHiddenFields: true })
    expect(user.resetPasswordToken ?? null).toBeNull()
    expect((await panel('reset-password', { token: 'x', password: 'mélèze et neige' })).status).toBe(404)
  })

  it('holds every password to the rule of the site', async () => {
    const { id } = await createUser(payload)
    for (const password of ['court', 'azerty']) {
      const write = payload.update({ collection: 'users', id, data: { password }, context: ownPasswordWrite() })
      await expect(write).rejects.toThrow(/À corriger/)
    }
  })
})
