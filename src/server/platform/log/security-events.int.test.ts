import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBooking } from '../../../../tests/factories/booking'
import { createDeparture } from '../../../../tests/factories/departure'
import { createExpedition } from '../../../../tests/factories/expedition'
import { newEmail, post } from '../../../../tests/integration/account-calls'
import { call } from '../../../../tests/integration/call'
import { signInAs } from '../../../../tests/integration/sign-in-as'
import { requestFacts, withRequestFacts } from './request-facts'

const { lines } = vi.hoisted(() => {
  process.env.LOG_LEVEL = 'info'
  return { lines: [] as string[] }
})
vi.mock(import('./create-logger'), async (original) => {
  const { createLogger } = await original()
  return { createLogger: ({ name }) => createLogger({ name, output: { write: (line) => lines.push(line) } }) }
})

let payload: Payload
beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
})
beforeEach(() => {
  lines.length = 0
})

type Line = {
  name: string
  event: string
  outcome: string
  client?: string
  user?: number
  target?: string
  detail?: string
}
const events = (): Line[] => lines.map((line) => JSON.parse(line) as Line).filter(({ name }) => name === 'security')

const FROM = { 'x-client-address': '2001:db8:7::9' }
const CLIENT = '2001:db8:7::/64'

describe('the events of security', () => {
  it('say who signed in, who tried to, and from where', async () => {
    const email = newEmail()
    const account = { email, password: 'ours-brun-des-cimes', first_name: 'Inès', last_name: 'Rey' }
    const { body } = await post('auth/signup', account, FROM)
    await post('auth/login', { email, password: account.password }, FROM)
    await post('auth/login', { email, password: 'autre chose' }, FROM)
    await post('auth/reset-password', { email }, FROM)
    const user = body.user_id
    expect(events()).toMatchObject([
      { event: 'account_created', outcome: 'done', client: CLIENT, user },
      { event: 'sign_in', outcome: 'done', client: CLIENT, user },
      { event: 'sign_in', outcome: 'refused', client: CLIENT, target: `users/${String(user)}` },
      { event: 'password_reset_asked', outcome: 'done', client: CLIENT, target: `users/${String(user)}` },
    ])
    expect(lines.join('')).not.toMatch(/Inès|ours-brun|autre chose|lagopede\.test/)
  })

  it('say who asked for somebody else’s reservation', async () => {
    const owner = await signInAs(payload)
    const stranger = await signInAs(payload)
    const { id: expedition } = await createExpedition(payload)
    const { id: departure } = await createDeparture(payload, { expedition })
    const reservation = await createBooking({ user: owner.id, departure })
    lines.length = 0
    await call(`v1/reservations/${String(reservation)}`, { token: stranger.token, headers: FROM })
    await call(`reservations/${String(reservation)}`, { token: stranger.token, headers: FROM })
    const refused = { event: 'access_refused', outcome: 'refused', client: CLIENT, user: stranger.id }
    expect(events()).toMatchObject([
      { ...refused, target: `/v1/reservations/${String(reservation)}` },
      { ...refused, target: `reservations/${String(reservation)}` },
    ])
  })

  it('name the limit that was reached', async () => {
    const email = newEmail()
    await withRequestFacts({ client: CLIENT }, async () => {
      for (let tries = 0; tries < 12; tries += 1) await post('auth/login', { email, password: 'autre chose' }, FROM)
    })
    const reached = events().find(({ event }) => event === 'limit_reached')
    expect(reached).toMatchObject({ outcome: 'refused', client: CLIENT })
    expect(reached?.detail).toMatch(/\w/)
    expect(lines.join('')).not.toContain(email)
  })

  it('give the line of the request the number of its account', async () => {
    const { id, token } = await signInAs(payload)
    const facts = await withRequestFacts({}, async () => {
      await call('v1/user', { token })
      return requestFacts()
    })
    expect(facts?.userId).toBe(id)
  })
})
