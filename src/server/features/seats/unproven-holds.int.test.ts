import config from '@payload-config'
import { createLocalReq, getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { CartDetail } from '@/contract/cart-detail'
import type { Departure } from '@/contract/expeditions'
import { UNPROVEN_HOLD } from '@/domain/seats/unproven-hold'
import { checkDatabase } from '@/server/compose/check-database'
import { query } from '@/server/platform/db/pool'
import { createDeparture, inDays } from '../../../../tests/factories/departure'
import { createExpedition } from '../../../../tests/factories/expedition'
import { newClient, newEmail, post } from '../../../../tests/integration/account-calls'
import { call } from '../../../../tests/integration/call'
import { runJobs } from '../../../../tests/integration/run-jobs'
import { createCustomers, type Customer } from '../../../../tests/seats/create-customers'

type Body = CartDetail & { error: string; reason: string; available_count: number }
type Client = Record<string, string>

const { mailServer } = await vi.hoisted(() => import('../../../../tests/integration/mail-server'))

let payload: Payload
let expedition: number

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  expedition = (await createExpedition(payload)).id
  await runJobs()
})

const leave = async (capacity: number): Promise<number> => {
  const dates = { departure_start: inDays(90), departure_end: inDays(92) }
  return (await createDeparture(payload, { expedition, capacity, ...dates })).id
}

/** One after the other: as many transactions at once would wait for the few connections. */
const leaveMany = async (count: number): Promise<number[]> => {
  const departures: number[] = []
  while (departures.length < count) departures.push(await leave(8))
  return departures
}

const unproven = (count: number): Promise<Customer[]> => createCustomers(payload, count, { isProven: false })
const oneUnproven = async (): Promise<Customer> => (await unproven(1))[0] as Customer

const send = (
  { token }: { token: string },
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  { body, headers = newClient() }: { body?: unknown; headers?: Client } = {},
) => call<Body>(`v1/${path}`, { method, token, body, headers })

const hold = (customer: { token: string }, departure_id: number, travelers_count: number, headers?: Client) =>
  send(customer, 'POST', 'cart', { body: { departure_id, travelers_count }, headers })

const taken = async (...departures: number[]): Promise<number[]> => {
  const rows = await query<{ n: number }>(
    'select d.seats_taken::int as n from unnest($1::int[]) with ordinality i(id, at) join departures d on d.id = i.id order by i.at',
    [departures],
  )
  return rows.map(({ n }) => n)
}

const statusOf = async (asked: ReturnType<typeof send>) => (await asked).status

/** How many hold their seats; all others are told to confirm their address. */
const holders = (answers: Array<Awaited<ReturnType<typeof send>>>): number => {
  const refused = answers.filter(({ status }) => status !== 201)
  expect(refused.map(({ status, body }) => [status, body.reason])).toEqual(refused.map(() => [409, 'address']))
  return answers.length - refused.length
}

const prove = ({ id }: Customer) => query('update users set email_verified_at = now() where id = $1', [id])

/** Lets time go by for the holds of one person. */
const pass = async ({ id }: Customer, minutes: number): Promise<void> => {
  await query(
    `update carts set hold_started_at = hold_started_at - make_interval(secs => $2),
       hold_expires_at = hold_expires_at - make_interval(secs => $2) where user_id = $1`,
    [id, minutes * 60],
  )
  await query(
    `update hold_periods set starts_at = starts_at - make_interval(secs => $2), ends_at = ends_at - make_interval(secs => $2)
     where user_id = $1`,
    [id, minutes * 60],
  )
}

describe('an attack on the stock', () => {
  it('by 30 new accounts of one client makes no departure full', async () => {
    const client = newClient()
    const departures = await leaveMany(30)
    const attack = async (departure: number) => {
      const account = { email: newEmail(), password: 'mélèze et neige', first_name: 'Inès', last_name: 'Rey' }
      const { body } = await post('auth/signup', account, client)
      return [await hold(body, departure, 8, client), await hold(body, departure, 4, client)]
    }
    const answers = []
    for (const departure of departures) answers.push(...(await attack(departure)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(UNPROVEN_HOLD.clientDepartures)
    const seats = await taken(...departures)
    expect(Math.max(...seats)).toBe(4)
    expect(seats.reduce((sum, n) => sum + n, 0)).toBe(UNPROVEN_HOLD.clientSeats)
    const { body: shown } = await call<Departure[]>(`v1/expeditions/${String(expedition)}/departures`)
    const attacked = shown.filter(({ id }) => departures.includes(id))
    expect(attacked).toHaveLength(departures.length)
    expect(Math.min(...attacked.map(({ available_count }) => available_count))).toBe(4)
    expect(await checkDatabase()).toEqual([])
  })

  it('by 16 clients at once leaves half of a departure to the others', async () => {
    const departure = await leave(12)
    const customers = await unproven(16)
    expect(holders(await Promise.all(customers.map((one) => hold(one, departure, 1))))).toBe(6)
    expect(await taken(departure)).toEqual([6])
    const [proven] = (await createCustomers(payload, 1)) as [Customer]
    expect((await hold(proven, departure, 6)).status).toBe(201)
    expect(await checkDatabase()).toEqual([])
  })

  it('by 16 accounts of one client at once holds three departures', async () => {
    const client = newClient()
    const departures = await leaveMany(16)
    const customers = await unproven(16)
    const answers = await Promise.all(customers.map((one, at) => hold(one, departures[at] ?? 0, 1, client)))
    expect(holders(answers)).toBe(UNPROVEN_HOLD.clientDepartures)
    expect((await taken(...departures)).filter((n) => n > 0)).toHaveLength(UNPROVEN_HOLD.clientDepartures)
  })

  it.each([
    [
      'giving the cart up and making a larger one',
      async ({ customer, departure, client }: Evasion) => {
        await send(customer, 'DELETE', 'cart', { headers: client })
        return hold(customer, departure, 5, client)
      },
    ],
    [
      'changing the number of travelers',
      ({ customer, client }: Evasion) =>
        send(customer, 'PATCH', 'cart', { body: { travelers_count: 5 }, headers: client }),
    ],
    [
      'changing the number from another client',
      ({ customer }: Evasion) => send(customer, 'PATCH', 'cart', { body: { travelers_count: 5 } }),
    ],
    [
      'going to a departure whose share others hold',
      async ({ customer, client }: Evasion) => {
        const other = await leave(4)
        await hold(await oneUnproven(), other, 2)
        return send(customer, 'PATCH', 'cart', { body: { departure_id: other, travelers_count: 1 }, headers: client })
      },
    ],
  ])('is not helped by %s', async (_case, evade) => {
    const departure = await leave(8)
    const [customer, client] = [await oneUnproven(), newClient()]
    expect((await hold(customer, departure, 4, client)).status).toBe(201)
    const refused = await evade({ customer, departure, client })
    expect([refused.status, refused.body.reason]).toEqual([409, 'address'])
    expect(await checkDatabase()).toEqual([])
  })

  it('is not helped by going on from another client: the seats count where they were taken', async () => {
    const client = newClient()
    const departures = await leaveMany(4)
    const customers = await unproven(4)
    for (const at of [0, 1, 2]) {
      const { body } = await hold(customers[at] as Customer, departures[at] ?? 0, 1, client)
      expect((await send(customers[at] as Customer, 'POST', `carts/${String(body.id)}/hold`)).status).toBe(200)
    }
    expect(await statusOf(hold(customers[3] as Customer, departures[3] ?? 0, 1, client))).toBe(409)
  })

  it('is not helped by the waiting list, which offers unproven accounts nothing', async () => {
    const departure = await leave(2)
    const [owner] = (await createCustomers(payload, 1)) as [Customer]
    await hold(owner, departure, 2)
    const customer = await oneUnproven()
    const wish = { departure_id: departure, travelers_count: 2, fewest_count: 1 }
    expect((await send(customer, 'POST', 'waitlist', { body: wish })).status).toBe(201)
    await send(owner, 'DELETE', 'cart')
    await runJobs()
    expect(await taken(departure)).toEqual([0])
    const refused = await hold(customer, departure, 2)
    expect([refused.status, refused.body.reason]).toEqual([409, 'address'])
  })
})

type Evasion = { customer: Customer; departure: number; client: Client }

describe('a new customer', () => {
  it('books for a family of four on a departure of eight, beside a neighbour of the same connection', async () => {
    const client = newClient()
    const [family, neighbour] = (await unproven(2)) as [Customer, Customer]
    expect((await hold(family, await leave(8), 4, client)).status).toBe(201)
    expect((await hold(neighbour, await leave(10), 5, client)).status).toBe(201)
  })

  it('is told to confirm the address for a larger family, by a mail that can be sent again, and is then served', async () => {
    const departure = await leave(8)
    const email = newEmail()
    const account = { email, password: 'mélèze et neige', first_name: 'Inès', last_name: 'Rey' }
    const { body: customer } = await post('auth/signup', account)
    const refused = await hold(customer, departure, 6)
    expect([refused.status, refused.body.reason, refused.body.available_count]).toEqual([409, 'address', 4])
    expect(refused.body.error).toMatch(
      /^Confirme d’abord ton adresse mail\u00a0:.+D’ici là, nous pouvons t’en garder 4\.$/,
    )
    expect(await taken(departure)).toEqual([0])

    const again = () => send(customer, 'POST', 'user/address-confirmation')
    expect((await again()).status).toBe(200)
    await runJobs()
    const mail = mailServer.sentTo(email).find(({ subject }) => subject === 'Confirme ton adresse')
    const token = /\/confirmer-mon-adresse#token=([\w.-]+)/.exec(mail?.text ?? '')?.[1]
    expect((await post('auth/address-confirmation', { token })).status).toBe(200)
    expect((await hold(customer, departure, 6)).status).toBe(201)
    const known = await again()
    expect([known.status, known.body.error]).toEqual([409, 'Ton adresse est déjà confirmée\u00a0: tu peux réserver.'])
  })

  it('has that mail sent again three times an hour, and is then told to open the last one', async () => {
    const customer = await oneUnproven()
    const again = () => send(customer, 'POST', 'user/address-confirmation')
    for (let n = 0; n < 3; n++) expect((await again()).status).toBe(200)
    const fourth = await again()
    expect([fourth.status, fourth.body.error]).toEqual([429, expect.stringMatching(/Réessaie dans .*Ouvre le dernier/)])
  })

  it('holds seats for fifteen minutes, prolonged once, then confirms the address', async () => {
    const departure = await leave(8)
    const customer = await oneUnproven()
    const { body: cart } = await hold(customer, departure, 2)
    const read = async () => (await send(customer, 'GET', `carts/${String(cart.id)}`)).body
    const minutesLeft = ({ hold_expires_at, now }: CartDetail) =>
      Math.round((Date.parse(hold_expires_at ?? '') - Date.parse(now)) / 60_000)
    const extend = () => send(customer, 'POST', `carts/${String(cart.id)}/hold`)
    expect(minutesLeft(await read())).toBe(15)
    await pass(customer, 14)
    expect(minutesLeft((await extend()).body)).toBe(15)
    await pass(customer, 14)
    expect(minutesLeft((await extend()).body)).toBe(2)
    await pass(customer, 3)
    expect(await read()).toMatchObject({ hold: 'expired', can_hold: false, customer: { email_verified: false } })
    const refused = await extend()
    expect([refused.status, refused.body.reason]).toEqual([409, 'address'])
    await prove(customer)
    expect(await read()).toMatchObject({ can_hold: true, customer: { email_verified: true } })
    expect(minutesLeft((await extend()).body)).toBe(30)
    expect(await checkDatabase()).toEqual([])
  })

  it('who confirms the address while seats are held leaves their share to the next ones at once', async () => {
    const departure = await leave(8)
    const [first, second] = (await unproven(2)) as [Customer, Customer]
    await hold(first, departure, 4)
    expect(await statusOf(hold(second, departure, 1))).toBe(409)
    await prove(first)
    expect(await statusOf(hold(second, departure, 2))).toBe(201)
    expect(await statusOf(send(first, 'PATCH', 'cart', { body: { travelers_count: 6 } }))).toBe(200)
  })

  it('leaves no trace of the client once the seats are free', async () => {
    const customer = await oneUnproven()
    const { body } = await hold(customer, await leave(8), 2)
    const kept = async () =>
      (await query<{ c: string | null }>('select hold_client as c from carts where id = $1', [body.id]))[0]?.c
    expect(await kept()).toMatch(/^[\w-]{43}$/)
    await pass(customer, 16)
    await query(`select graphile_worker.add_job('free_expired_holds')`)
    await runJobs()
    expect(await kept()).toBeNull()
  })
})

it('20 people of one school with confirmed addresses all book at once', async () => {
  const client = newClient()
  const departures = await leaveMany(5)
  const pupils = await createCustomers(payload, 20)
  const answers = await Promise.all(pupils.map((one, at) => hold(one, departures[at % 5] ?? 0, 2, client)))
  expect(holders(answers)).toBe(20)
})

it('the agency sets the limits', async () => {
  await payload.updateGlobal({
    slug: 'site-settings',
    data: { unproven_hold_minutes: 10, unproven_share_percent: 25, unproven_client_departures: 1 },
    req: await createLocalReq({}, payload),
  })
  const client = newClient()
  const [first, second] = (await unproven(2)) as [Customer, Customer]
  const departure = await leave(8)
  expect((await hold(first, departure, 3, client)).body.available_count).toBe(2)
  expect(await statusOf(hold(first, departure, 2, client))).toBe(201)
  expect(await statusOf(hold(second, await leave(8), 1, client))).toBe(409)
  const minutes = await query<{ n: number }>(
    'select round(extract(epoch from hold_expires_at - hold_started_at) / 60)::int as n from carts where user_id = $1',
    [first.id],
  )
  expect(minutes).toEqual([{ n: 10 }])
  const { minutes: defaultMinutes, sharePercent, clientDepartures } = UNPROVEN_HOLD
  await payload.updateGlobal({
    slug: 'site-settings',
    data: {
      unproven_hold_minutes: defaultMinutes,
      unproven_share_percent: sharePercent,
      unproven_client_departures: clientDepartures,
    },
  })
})

it('refuses the agency a limit that is no whole number', async () => {
  const saving = payload.updateGlobal({ slug: 'site-settings', data: { unproven_client_seats: 3.5 } })
  await expect(saving).rejects.toMatchObject({
    data: { errors: [{ path: 'unproven_client_seats', message: 'Indique un nombre entier, de 1 à 100.' }] },
  })
})
