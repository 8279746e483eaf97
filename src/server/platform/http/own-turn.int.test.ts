import config from '@payload-config'
import { createLocalReq, getPayload, type Payload } from 'payload'
import type { PoolClient } from 'pg'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { openSession } from '@/server/features/sign-in/session/open-session'
import { pool, POOL_OPTIONS, query } from '@/server/platform/db/pool'
import { createDeparture, inDays } from '../../../../tests/factories/departure'
import { createExpedition } from '../../../../tests/factories/expedition'
import { call } from '../../../../tests/integration/call'
import { runJobs } from '../../../../tests/integration/run-jobs'
import { waitingForLocks } from '../../../../tests/integration/waiting-for-locks'
import { createCustomers, type Customer } from '../../../../tests/seats/create-customers'
import { MESSAGES } from './errors'
import { WRITES_AT_ONCE } from './own-turn'

const { mostRunning, mostWaiting } = WRITES_AT_ONCE
const TAKEN = mostRunning + mostWaiting

let payload: Payload
let departure: number

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  const { id: expedition } = await createExpedition(payload)
  const dates = { departure_start: inDays(90), departure_end: inDays(92) }
  departure = (await createDeparture(payload, { expedition, capacity: 40, ...dates })).id
  await runJobs()
})

type Answered = { status: number; body: { error?: string }; headers: Headers }

const hold = (token: string): Promise<Answered> =>
  call('v1/cart', { method: 'POST', token, body: { departure_id: departure, travelers_count: 1 } })

/** Calls that are sent at once, and what was answered so far. */
const burst = (calls: Array<() => Promise<Answered>>) => {
  const answered: Answered[] = []
  const all = Promise.all(calls.map((send) => send().then((answer) => void answered.push(answer))))
  const statuses = () => answered.map(({ status }) => status).sort((one, other) => one - other)
  return { all, answered, statuses }
}

const times = <Thing>(count: number, thing: Thing): Thing[] => Array.from({ length: count }, () => thing)

type Burst = ReturnType<typeof burst>

/** Has the writes of a customer wait, as if the one before took its time. */
const whileBusy = async ({ id }: Customer, send: () => Burst, work: (sent: Burst) => Promise<void>): Promise<Burst> => {
  const client = await pool().connect()
  try {
    await client.query('begin')
    await client.query('select 1 from users where id = $1 for no key update', [id])
    const sent = send()
    await work(sent)
    return sent
  } finally {
    await client.query('rollback')
    client.release()
  }
}

const whilePoolIsFull = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  const taken: PoolClient[] = []
  try {
    while (taken.length < POOL_OPTIONS.max) taken.push(await pool().connect())
    return await work()
  } finally {
    for (const client of taken) client.release()
  }
}

const customers = async (count: number): Promise<Customer[]> => createCustomers(payload, count)
const sessionOf = async ({ id }: Customer): Promise<string> =>
  openSession({ req: await createLocalReq({}, payload), userId: id, openedBy: 'password' })

describe('a hundred writes of one account at once', () => {
  it('run three at a time: another customer’s write is answered before them', async () => {
    const [busy, other] = (await customers(2)) as [Customer, Customer]
    const send = () => burst(times(100, () => hold(busy.token)))
    const sent = await whileBusy(busy, send, async (sent) => {
      await vi.waitFor(async () => expect(await waitingForLocks()).toBe(mostRunning))
      expect((await hold(other.token)).status).toBe(201)
      expect(sent.statuses()).toEqual(times(100 - TAKEN, 429))
      expect(await waitingForLocks()).toBe(mostRunning)
    })
    await sent.all
    expect(sent.statuses()).toEqual([...times(TAKEN, 201), ...times(100 - TAKEN, 429)])
  })

  it('run three at a time by whatever sessions they come', async () => {
    const [busy, other] = (await customers(2)) as [Customer, Customer]
    const sessions = [busy.token, await sessionOf(busy)]
    const send = () => burst(sessions.flatMap((token) => times(TAKEN + 5, () => hold(token))))
    const sent = await whileBusy(busy, send, async (sent) => {
      await vi.waitFor(async () => expect(await waitingForLocks()).toBe(mostRunning))
      expect((await hold(other.token)).status).toBe(201)
      expect(await waitingForLocks()).toBe(mostRunning)
      expect(new Set(sent.statuses())).toEqual(new Set([429]))
    })
    await sent.all
    expect(new Set(sent.statuses())).toEqual(new Set([201, 429]))
  })

  it('are refused in French without a connection, and taken again a moment later', async () => {
    const [{ token }] = (await customers(1)) as [Customer]
    const sent = await whilePoolIsFull(async () => {
      const sent = burst(times(TAKEN + 1, () => hold(token)))
      await vi.waitFor(() => expect(sent.statuses()).toEqual([429]))
      expect(sent.answered[0]?.body).toEqual({ error: MESSAGES.tooManyAtOnce })
      expect(sent.answered[0]?.headers.get('retry-after')).toBe('1')
      return sent
    })
    await sent.all
    expect(sent.statuses()).toEqual([...times(TAKEN, 201), 429])
    expect((await hold(token)).status).toBe(201)
  })
})

it('as many writes as the pages of one person send at once are all done, in whatever tab', async () => {
  const [{ token }] = (await customers(1)) as [Customer]
  const sent = burst(times(TAKEN, () => hold(token)))
  await sent.all
  expect(sent.statuses()).toEqual(times(TAKEN, 201))
})

it('reads are not counted', async () => {
  const [{ token }] = (await customers(1)) as [Customer]
  const sent = burst(times(2 * TAKEN, () => call('v1/user', { token })))
  await sent.all
  expect(sent.statuses()).toEqual(times(2 * TAKEN, 200))
})

it('who holds a session that was ended takes no turn of its account', async () => {
  const [owner] = (await customers(1)) as [Customer]
  const ended = owner.token
  await query('delete from users_sessions where _parent_id = $1', [owner.id])
  const token = await sessionOf(owner)
  const [sent, written] = await whilePoolIsFull(async () => {
    const asked = [burst(times(TAKEN, () => hold(ended))), burst([() => hold(token)])] as const
    await vi.waitFor(() => expect(pool().waitingCount).toBeGreaterThan(mostRunning))
    return asked
  })
  await Promise.all([sent.all, written.all])
  expect(sent.statuses()).toEqual(times(TAKEN, 401))
  expect(written.statuses()).toEqual([201])
})
