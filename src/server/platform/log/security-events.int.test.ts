import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { tokenOfFragment } from '@/domain/accounts/secret-link'
import { addressLink } from '@/server/features/accounts/address-link'
import { drawOrderLink } from '@/server/features/checkout/order-link'
import { query, queryOne } from '@/server/platform/db/pool'
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

const tokenOf = (link: string): string => tokenOfFragment(new URL(link).hash)
const welcomeToken = ({ id, email }: { id: number; email: string }): string =>
  tokenOf(addressLink({ userId: id, email }))

/** The token of the link that an order waits for, made by who is signed in. */
const waitingOrder = async (token: string): Promise<string> => {
  const { id: expedition } = await createExpedition(payload)
  const { id: departure_id } = await createDeparture(payload, { expedition })
  const held = { departure_id, travelers_count: 1 }
  const cart = await call<{ id: number; total: number }>('v1/cart', { method: 'POST', token, body: held })
  const { id: cart_id, total } = cart.body
  const body = { cart_id, total, terms_version: '2026-11', accepts_terms: true, certifies_level: true }
  const headers = { 'idempotency-key': 'first' }
  expect((await call('v1/reservations', { method: 'POST', token, body, headers })).status).toBe(202)
  const pending = await queryOne<{ id: number }>('select id::int from pending_orders where cart_id = $1', [cart_id])
  return tokenOf(await drawOrderLink({ pendingOrderId: pending?.id ?? 0, query }))
}

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

  it('say who proved an address by the link of a mail, and signed in so', async () => {
    const account = await signInAs(payload, { isProven: false })
    const order = await waitingOrder(account.token)
    lines.length = 0
    await post('auth/address-confirmation', { token: welcomeToken(account) }, FROM)
    await post('orders/confirmation', { token: order }, FROM)
    const proven = { event: 'address_proven', outcome: 'done', client: CLIENT, user: account.id }
    expect(events()).toMatchObject([
      { ...proven, detail: 'welcome link' },
      { ...proven, detail: 'order link' },
      { event: 'sign_in', outcome: 'done', client: CLIENT, user: account.id, detail: 'order link' },
    ])
    expect(lines.join('')).not.toMatch(new RegExp(`${order}|lagopede\\.test`))
  })

  it.each([
    ['order link', (order: string) => post('orders/refusal', { token: order }, FROM)],
    [
      'welcome link',
      (_order: string, account: { id: number; email: string }) =>
        post('auth/address-refusal', { token: welcomeToken(account) }, FROM),
    ],
  ])('say whose ways in ended by « ce n’est pas moi », once: %s', async (detail, disown) => {
    const account = await signInAs(payload, { isProven: false })
    const order = await waitingOrder(account.token)
    lines.length = 0
    await disown(order, account)
    await disown(order, account)
    const target = `users/${String(account.id)}`
    expect(events()).toMatchObject([{ event: 'access_ended', outcome: 'done', client: CLIENT, target, detail }])
    expect(events()[0]?.user).toBeUndefined()
  })

  it('say who of the agency opened an account by phone, or ended the ways into one', async () => {
    const staff = await signInAs(payload, { role: 'staff' })
    const stranger = await signInAs(payload, { isProven: false })
    const { id: expedition } = await createExpedition(payload)
    const { id } = await createDeparture(payload, { expedition })
    lines.length = 0
    for (const email of [stranger.email, newEmail(), (await signInAs(payload)).email]) {
      const body = { email, travelers_count: 1 }
      await call(`departures/${String(id)}/book`, { method: 'POST', token: staff.token, body, headers: FROM })
    }
    const author = { outcome: 'done', client: CLIENT, user: staff.id, detail: 'by phone' }
    expect(events().filter(({ event }) => event !== 'sign_in')).toMatchObject([
      { ...author, event: 'access_ended', target: `users/${String(stranger.id)}` },
      { ...author, event: 'account_created', target: expect.stringMatching(/^users\/\d+$/) as string },
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
