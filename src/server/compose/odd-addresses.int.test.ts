import config from '@payload-config'
import { getPayload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { query } from '@/server/platform/db/pool'
import { PASSWORD } from '../../../tests/factories/user'
import { logIn, newClient, post } from '../../../tests/integration/account-calls'
import { call } from '../../../tests/integration/call'
import { runJobs } from '../../../tests/integration/run-jobs'

const { mailServer } = await vi.hoisted(() => import('../../../tests/integration/mail-server'))

beforeAll(async () => {
  await getPayload({ config, cron: false })
  await runJobs()
})

const signUp = (email: string) =>
  post('auth/signup', { email, password: PASSWORD, first_name: 'Camille', last_name: 'Roux' })

/** Mail quotes a name that is not in its own grammar: both mean one mailbox (RFC 5321, 4.1.2). */
const asMailed = (email: string): string => {
  const [name = '', host = ''] = email.split('@')
  return /^\.|\.$/.test(name) ? `"${name}"@${host}` : email
}

describe('an address that HTML takes', () => {
  it.each(['x@localhost', '.a@x.fr', 'a.b.@x.fr', 'a@x.f', 'a@1.2.3.4', "o'neil!&/@x.fr"])(
    '« %s » has an account, signs in, is written to and subscribes',
    async (email) => {
      expect((await post('auth/check-email', { email })).body).toEqual({ exists: 'none' })
      expect((await signUp(email)).status).toBe(201)
      expect((await post('auth/check-email', { email })).body).toEqual({ exists: 'email' })
      expect((await logIn(email)).status).toBe(200)
      expect((await post('auth/reset-password', { email })).body).toEqual({ ok: true })
      const newsletter = `v1/users/newsletter/${encodeURIComponent(email)}`
      expect((await call(newsletter, { method: 'POST', headers: newClient() })).status).toBe(200)
      await runJobs()
      const subjects = mailServer.mails
        .filter(({ to }) => [to ?? []].flat().some(({ value }) => value[0]?.address === asMailed(email)))
        .map(({ subject }) => subject)
      expect(subjects).toHaveLength(3)
    },
  )

  it('is marked when the mail server refuses it, as that of the tests does two dots', async () => {
    const email = 'a..b@x.fr'
    expect((await signUp(email)).status).toBe(201)
    expect((await logIn(email)).status).toBe(200)
    await runJobs()
    expect(await query('select reply_code from refused_addresses where address = $1', [email])).toEqual([
      { reply_code: 501 },
    ])
  })
})
