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
import { signInAs } from '../../../../../tests/integration/sign-in-as'
import { createCustomers, type Customer } from '../../../../../tests/seats/create-customers'

const { mailServer } = await vi.hoisted(() => import('../../../../../tests/integration/mail-server'))

type Body = WaitlistEntry & CartDetail & { entries: WaitlistEntry[]; reason: string; available_count: number }

let payload: Payload
let expedition: number
let customers: Customer[]
let departure: number
let staff: Pick<Customer, 'token'>

const CAPACITY = 6

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  expedition = (await createExpedition(payload)).id
  customers = await createCustomers(payload, 6)
  staff = await signInAs(payload, { role: 'staff' })
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

const reorder = (id: number, place: number, shown: number[], author: typeof staff | undefined = staff) =>
  call<Body>(`departures/${String(departure)}/waitlist`, {
    method: 'POST',
    token: author.token,
    body: { entry_id: id, place, shown, reason: 'Vient avec un groupe déjà inscrit' },
  })

it('is reordered by the agency with a reason, which the desk shows; freed seats follow the new order', async () => {
  await hold(0, 6)
  const first = (await join(1, 2)).body.id
  const second = (await join(2, 2)).body.id
  expect((await reorder(second, 1, [first, second])).status).toBe(200)
  expect((await own(1))?.requests_ahead).toBe(1)
  expect((await readDepartureDesk(departure)).waitlist).toMatchObject([
    {
      id: second,
      moved: { from_place: 2, to_place: 1, reason: 'Vient avec un groupe déjà inscrit' },
    },
    { id: first, moved: null },
  ])
  await hold(0, 4)
  expect([await offerOf(1), await offerOf(2)]).toEqual([0, 2])
  await isSound()
})

it('is reordered once by two at once, by the agency alone, and takes nothing from who was offered it', async () => {
  await hold(0, 6)
  const first = (await join(1, 2)).body.id
  const second = (await join(2, 2)).body.id
  await hold(0, 4)
  const presses = await Promise.all(Array.from({ length: 8 }, () => reorder(second, 1, [first, second])))
  expect(presses.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 409)])
  expect([await offerOf(1), await offerOf(2)]).toEqual([2, 0])
  expect((await reorder(first, 3, [second, first])).status).toBe(422)
  expect((await reorder(first, 1, [second, first], customers[1])).status).toBe(404)
  await isSound()
})

const atDesk = (path: string, body?: unknown, author: Pick<Customer, 'token'> | undefined = staff) =>
  call<{ error: string }>(`departures/${String(departure)}/waitlist/${path}`, {
    method: 'POST',
    token: author.token,
    body,
  })

it('loses a request that the agency takes off; its customer reads why, and its seats go to the next', async () => {
  await hold(0, 6)
  const { id } = (await join(1, 2)).body
  await join(2, 2)
  await hold(0, 4)
  const removal = { entry_id: id, reason: 'Le groupe est déjà au complet' }
  expect((await atDesk('removals', removal, customers[1])).status).toBe(404)
  expect((await atDesk('removals', removal)).status).toBe(200)
  expect((await atDesk('removals', removal)).status).toBe(404)
  expect([await own(1), await offerOf(2)]).toEqual([undefined, 2])
  await runJobs()
  const mail = await mailTo(1)
  expect(mail?.subject).toBe('Ta demande n’est plus sur la liste d’attente')
  expect(mail?.text).toContain('Le groupe est déjà au complet')
  await isSound()
})

it('offers seats to whom the agency chooses, with those set aside for others, once', async () => {
  await hold(0, 4)
  await hold(1, 2)
  await join(2, 4)
  const { id } = (await join(3, 2)).body
  expect((await atDesk('offers', { entry_id: id })).body.error).toContain('attend au moins 2')
  await free(1)
  expect(await offerOf(3)).toBe(0)
  const answers = await Promise.all(Array.from({ length: 4 }, () => atDesk('offers', { entry_id: id })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
  expect([await offerOf(2), await offerOf(3), await taken()]).toEqual([0, 2, { n: 6 }])
  await runJobs()
  expect((await mailTo(3))?.text).toContain('sont gardées pour toi jusqu’à')
  await isSound()
})

it('offers nothing to an address that is not confirmed, and again to who did not answer', async () => {
  await hold(0, 6)
  const { id } = (await join(1, 2)).body
  await hold(0, 4)
  await endTimes('offered_until')
  await runClock('free_expired_holds')
  expect((await own(1))?.is_paused).toBe(true)
  await query('update users set email_verified_at = null where id = $1', [customers[1]?.id])
  expect((await atDesk('offers', { entry_id: id })).body.error).toContain('reste à confirmer')
  await query('update users set email_verified_at = now() where id = $1', [customers[1]?.id])
  expect((await atDesk('offers', { entry_id: id })).status).toBe(200)
  expect(await offerOf(1)).toBe(2)
  await isSound()
})

it('is closed by the agency: who waits is told, nobody joins, and its seats are free', async () => {
  await hold(0, 6)
  await join(1, 2)
  await hold(0, 4)
  expect((await atDesk('closing', undefined, customers[1])).status).toBe(404)
  expect((await atDesk('closing')).status).toBe(200)
  expect([await own(1), await taken()]).toEqual([undefined, { n: 4 }])
  await runJobs()
  expect((await mailTo(1))?.subject).toBe('Le départ est resté complet')
  await hold(2, 2)
  expect((await join(1, 2)).body).toMatchObject({ reason: 'late' })
  const { body } = await call<Array<{ waitlist_count: number | null }>>(
    `v1/expeditions/${String(expedition)}/departures`,
  )
  expect(body.map(({ waitlist_count: count }) => count)).toEqual([null])
  await isSound()
})

it('is closed while nobody waits: the desk says so, and nobody joins', async () => {
  expect(await readDepartureDesk(departure)).toMatchObject({ is_waitlist_closed: false, waitlist: [] })
  expect((await atDesk('closing')).status).toBe(200)
  expect(await readDepartureDesk(departure)).toMatchObject({ is_waitlist_closed: true, waitlist: [] })
  await hold(0, 6)
  expect((await join(1, 2)).body).toMatchObject({ reason: 'late' })
  await isSound()
})
