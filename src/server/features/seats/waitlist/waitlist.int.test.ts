import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { CartDetail } from '@/contract/cart-detail'
import type { WaitlistEntry } from '@/contract/waitlist'
import { checkDatabase } from '@/server/compose/check-database'
import { readDepartureDesk } from '@/server/features/desk/read-departure-desk'
import { query, queryOne } from '@/server/platform/db/pool'
import { createDeparture, inDays } from '../../../../../tests/factories/departure'
import { createExpedition } from '../../../../../tests/factories/expedition'
import { call } from '../../../../../tests/integration/call'
import { runJobs } from '../../../../../tests/integration/run-jobs'
import { createCustomers, type Customer } from '../../../../../tests/seats/create-customers'

const { mailServer } = await vi.hoisted(() => import('../../../../../tests/integration/mail-server'))

type Body = WaitlistEntry & CartDetail & { entries: WaitlistEntry[]; reason: string; available_count: number }

let payload: Payload
let expedition: number
let customers: Customer[]
let departure: number

const CAPACITY = 6

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  expedition = (await createExpedition(payload)).id
  customers = await createCustomers(payload, 6)
  await query('update users set email_verified_at = now()')
})

beforeEach(async () => {
  for (const table of ['carts', 'hold_periods', 'rate_limits', 'departures']) await query(`delete from ${table}`)
  const dates = { departure_start: inDays(60), departure_end: inDays(64) }
  departure = (await createDeparture(payload, { expedition, capacity: CAPACITY, ...dates })).id
  await runJobs()
})

const send = (user: number, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown) =>
  call<Body>(`v1/${path}`, { method, token: customers[user]?.token, body })
const hold = (user: number, seats: number, id = departure) =>
  send(user, 'POST', 'cart', { departure_id: id, travelers_count: seats })
const free = (user: number) => send(user, 'DELETE', 'cart')
const join = (user: number, travelers: number, fewest = travelers) =>
  send(user, 'POST', 'waitlist', { departure_id: departure, travelers_count: travelers, fewest_count: fewest })
const own = async (user: number) => (await send(user, 'GET', 'waitlist')).body.entries[0]
const offerOf = async (user: number) => (await own(user))?.offer?.seats_count ?? 0
const taken = () => queryOne<{ n: number }>('select seats_taken::int as n from departures where id = $1', [departure])
const endTimes = (column: 'offered_until' | 'claimed_until') =>
  query(`update waitlist_entries set ${column} = now() - interval '1 second' where ${column} is not null`)
const mailTo = async (user: number) => {
  const { email } = (await queryOne<{ email: string }>('select email from users where id = $1', [
    customers[user]?.id,
  ])) ?? { email: '' }
  return mailServer.lastTo(email)
}
const runClock = async (task: 'serve_waitlists' | 'free_expired_holds') => {
  await query('select graphile_worker.add_job($1)', [task])
  await runJobs()
}
const isSound = async () => expect(await checkDatabase()).toEqual([])

it('keeps freed seats for the first whom they suffice, and writes to them once they are kept', async () => {
  await hold(0, 6)
  expect((await join(1, 3)).body).toMatchObject({
    travelers_count: 3,
    requests_ahead: 0,
    offer: null,
    is_paused: false,
  })
  expect((await join(2, 2)).body).toMatchObject({ requests_ahead: 1, seats_ahead: 3 })
  await runJobs()
  expect((await mailTo(2))?.text).toMatch(/1\sdemande passe avant la tienne/)
  await hold(0, 3)
  expect(await offerOf(1)).toBe(3)
  expect(await offerOf(2)).toBe(0)
  expect((await hold(3, 1)).status).toBe(409)
  await runJobs()
  expect((await mailTo(1))?.text).toContain('sont gardées pour toi jusqu’à')
  const left = Date.parse((await own(1))?.offer?.expires_at ?? '') - Date.now()
  expect(left / 3_600_000).toBeGreaterThan(23.9)
  await isSound()
})

it('puts what is accepted into the cart until the offer’s end, and hands the rest on', async () => {
  await hold(0, 6)
  const { id } = (await join(1, 3)).body
  await join(2, 1)
  await hold(0, 3)
  expect((await send(1, 'POST', `waitlist/${String(id)}/accept`, { travelers_count: 4 })).body.reason).toBe('seats')
  const accepted = await send(1, 'POST', `waitlist/${String(id)}/accept`, { travelers_count: 2 })
  expect(accepted.status).toBe(200)
  expect(await own(1)).toBeUndefined()
  expect(await offerOf(2)).toBe(1)
  const cart = (await send(1, 'GET', `carts/${String(accepted.body.id)}`)).body
  expect(cart).toMatchObject({ hold: 'held', travelers_count: 2 })
  const hoursLeft = () =>
    query<{ h: number }>('select extract(epoch from hold_expires_at - now()) / 3600 as h from carts where id = $1', [
      cart.id,
    ])
  // What is typed keeps it.
  expect((await send(1, 'PATCH', 'cart', { participants: [] })).status).toBe(200)
  expect(Number((await hoursLeft())[0]?.h)).toBeGreaterThan(23.9)
  await isSound()
})

it('is answered once by two presses, and by nobody else', async () => {
  await hold(0, 6)
  const { id } = (await join(1, 2)).body
  await free(0)
  const accept = (user: number) => send(user, 'POST', `waitlist/${String(id)}/accept`, { travelers_count: 2 })
  expect((await accept(2)).status).toBe(404)
  const answers = await Promise.all(Array.from({ length: 8 }, () => accept(1)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 404)])
  expect(await taken()).toEqual({ n: 2 })
  await isSound()
})

it('sets seats aside for a larger party for its time, then serves the next that fits', async () => {
  await hold(0, 4)
  await hold(1, 2)
  await join(2, 4)
  await join(3, 2)
  await free(1)
  expect([await offerOf(2), await offerOf(3)]).toEqual([0, 0])
  expect(await query('select held_seats::int as n from waitlist_entries order by rank')).toEqual([{ n: 2 }, { n: 0 }])
  expect((await hold(4, 1)).status).toBe(409)
  expect((await readDepartureDesk(departure)).waitlist).toMatchObject([
    { travelers_count: 4, held_count: 2, state: 'claiming' },
    { travelers_count: 2, held_count: 0, state: 'waiting', until: null },
  ])
  await endTimes('claimed_until')
  await runClock('free_expired_holds')
  expect([await offerOf(2), await offerOf(3)]).toEqual([0, 2])
  expect((await own(2))?.requests_ahead).toBe(0)
  await isSound()
})

it('sets them aside for as long as the agency’s settings say, or not at all', async () => {
  const hoursFor = (hours: number) =>
    payload.updateGlobal({ slug: 'site-settings', data: { waitlist_claim_hours: hours } })
  const claimed = () =>
    queryOne<{ hours: number | null; held: number }>(
      `select round(extract(epoch from claimed_until - now()) / 3600)::int as hours, held_seats::int as held
       from waitlist_entries where departure_id = $1`,
      [departure],
    )
  await hoursFor(2)
  await hold(0, 6)
  await join(1, 4)
  await hold(0, 4)
  expect(await claimed()).toEqual({ hours: 2, held: 2 })
  await send(1, 'DELETE', `waitlist/${String((await own(1))?.id)}`)
  await hoursFor(0)
  await hold(0, 6)
  await join(1, 4)
  await hold(0, 4)
  expect(await claimed()).toEqual({ hours: null, held: 0 })
  expect((await hold(2, 2)).status).toBe(201)
  await hoursFor(24)
  await isSound()
})

it('passes an offer on at its minute; its request waits until it is taken up again, at the end', async () => {
  await hold(0, 6)
  const { id } = (await join(1, 2)).body
  await join(2, 2)
  await join(3, 6)
  await hold(0, 4)
  expect(await offerOf(1)).toBe(2)
  await endTimes('offered_until')
  await runClock('free_expired_holds')
  expect(await own(1)).toMatchObject({ is_paused: true, offer: null })
  expect(await offerOf(2)).toBe(2)
  expect((await mailTo(1))?.text).toContain('elles passent à la demande suivante')
  expect((await send(1, 'POST', `waitlist/${String(id)}/accept`, { travelers_count: 2 })).body.reason).toBe(
    'offer_over',
  )
  const resumed = await send(1, 'POST', `waitlist/${String(id)}/resume`)
  expect(resumed.body).toMatchObject({ is_paused: false, requests_ahead: 2 })
  await isSound()
})

it('offers fewer to who said so, who may wait on without losing the rank', async () => {
  await hold(0, 6)
  const { id } = (await join(1, 3, 2)).body
  await hold(0, 4)
  expect(await offerOf(1)).toBe(2)
  const waiting = await send(1, 'POST', `waitlist/${String(id)}/wait`)
  expect(waiting.body).toMatchObject({ fewest_count: 3, offer: null })
  expect(await taken()).toEqual({ n: 4 })
  await hold(0, 3)
  expect(await offerOf(1)).toBe(3)
  await isSound()
})

it('refuses who has nothing to wait for', async () => {
  expect((await join(1, 2)).body).toMatchObject({ reason: 'available', available_count: 6 })
  await hold(0, 6)
  expect((await join(1, 7)).body.reason).toBe('capacity')
  expect((await join(1, 2, 3)).body.reason).toBe('party')
  await query('update departures set sales_closed = true where id = $1', [departure])
  expect((await join(1, 2)).body.reason).toBe('closed')
  await query(`update departures set sales_closed = false, departure_start = now() + interval '3 days' where id = $1`, [
    departure,
  ])
  expect((await join(1, 2)).body.reason).toBe('late')
})

it('offers nothing to an address that was never proven, and does once it is', async () => {
  await hold(0, 6)
  await query('update users set email_verified_at = null where id = $1', [customers[1]?.id])
  expect((await join(1, 2)).body.needs_proof).toBe(true)
  await free(0)
  expect(await taken()).toEqual({ n: 0 })
  await query('update users set email_verified_at = now() where id = $1', [customers[1]?.id])
  await runClock('serve_waitlists')
  expect(await offerOf(1)).toBe(2)
})

it('changes a party at its rank, and gives seats of a request that leaves to the next', async () => {
  await hold(0, 6)
  const { id } = (await join(1, 4)).body
  await join(2, 2)
  await hold(0, 4)
  expect(await offerOf(2)).toBe(0)
  const changed = await send(1, 'PATCH', `waitlist/${String(id)}`, { travelers_count: 1, fewest_count: 1 })
  expect(changed.body.offer?.seats_count).toBe(1)
  expect((await send(1, 'PATCH', `waitlist/${String(id)}`, { travelers_count: 2, fewest_count: 1 })).body.reason).toBe(
    'offered',
  )
  expect((await send(1, 'DELETE', `waitlist/${String(id)}`)).status).toBe(200)
  expect(await offerOf(2)).toBe(2)
  await isSound()
})

it('ends with its last day, and with the departure; who waits is told', async () => {
  await hold(0, 6)
  await join(1, 2)
  await hold(0, 5)
  await query(
    `update departures set departure_start = now() + interval '2 days', departure_end = now() + interval '4 days' where id = $1`,
    [departure],
  )
  await runClock('serve_waitlists')
  expect(await own(1)).toBeUndefined()
  const mail = await mailTo(1)
  expect(mail?.subject).toBe('Le départ est resté complet')
  expect(mail?.text).toContain('C’est le dernier à son sujet.')
  expect(mail?.text).not.toContain('Tu la quittes quand tu veux')
  await isSound()
})
