import config from '@payload-config'
import { createLocalReq, getPayload, type Payload } from 'payload'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { query, queryOne } from '@/server/platform/db/pool'
import { createDeparture, inDays } from '../../../../tests/factories/departure'
import { createExpedition } from '../../../../tests/factories/expedition'
import { newEmail, post } from '../../../../tests/integration/account-calls'
import { call } from '../../../../tests/integration/call'
import { testDatabaseUrl } from '../../../../tests/integration/setup'
import { signInAs } from '../../../../tests/integration/sign-in-as'
import { startCommitCutter } from '../../../../tests/integration/start-commit-cutter'
import { sql, transactionOf } from '../db/transaction-of'
import { withTransaction } from './with-transaction'

let payload: Payload
let cutter: Awaited<ReturnType<typeof startCommitCutter>>
let departure: number

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  // The failures below are meant.
  payload.logger.level = 'silent'
  cutter = await startCommitCutter(testDatabaseUrl())
  // Every connection of Payload's from here on; the first one, which it keeps for itself, is never used.
  payload.db.pool.options.connectionString = cutter.url
  const expedition = (await createExpedition(payload)).id
  const dates = { departure_start: inDays(90), departure_end: inDays(92) }
  departure = (await createDeparture(payload, { expedition, capacity: 40, ...dates })).id
  // Raises when the transaction commits, as a deferred constraint does, while a row asks for it.
  await query('create table refused_commits (n int)')
  await query(`
    create function refuse_commit() returns trigger language plpgsql as $$
    begin
      if exists (select from refused_commits) then raise exception 'refused at commit'; end if;
      return null;
    end $$`)
  for (const table of ['carts', 'reservations', 'users', 'countries']) {
    await query(`
      create constraint trigger refuse_commit after insert or update on ${table}
      deferrable initially deferred for each row execute function refuse_commit()`)
  }
})

afterEach(() => {
  expect(payload.db.sessions).toEqual({})
})

afterAll(async () => {
  await payload.destroy()
  await cutter.stop()
})

/** The ways in which a commit fails: sets one up, and says whether it came to pass. */
const FAILURES = [
  [
    'the connection is lost before the commit',
    503,
    () => {
      const before = cutter.cuts()
      cutter.cut('before')
      return Promise.resolve(() => Promise.resolve(cutter.cuts() === before + 1))
    },
  ],
  [
    'a deferred constraint refuses it',
    500,
    async () => {
      await query('insert into refused_commits values (1)')
      return async () => (await query('delete from refused_commits returning n')).length === 1
    },
  ],
] as const

type Write = {
  send: () => Promise<{ status: number; body: unknown }>
  /** What is kept of it. */
  kept: () => Promise<unknown>
}

const count = async (text: string, values: unknown[]): Promise<number | undefined> =>
  (await queryOne<{ n: number }>(text, values))?.n

const bookings = async () => {
  const { id, token } = await signInAs(payload)
  const send = async (path: string, body: unknown, headers = {}) =>
    call<{ id: number; total: number; reservation_id: number }>(`v1/${path}`, { method: 'POST', token, body, headers })
  const hold = () => send('cart', { departure_id: departure, travelers_count: 2 })
  const orderOf = (cart: { id: number; total: number }) => () =>
    send(
      'reservations',
      { cart_id: cart.id, terms_version: '2026-11', accepts_terms: true, certifies_level: true, total: cart.total },
      { 'idempotency-key': `key-of-${String(cart.id)}` },
    )
  return { id, token, send, hold, orderOf }
}

const WRITES: Array<[string, () => Promise<Write>]> = [
  [
    'a cart',
    async () => {
      const { id, hold } = await bookings()
      return {
        send: hold,
        kept: () => count('select count(*)::int as n from carts where user_id = $1', [id]),
      }
    },
  ],
  [
    'an order',
    async () => {
      const { id, hold, orderOf } = await bookings()
      const cart = (await hold()).body
      return {
        send: orderOf(cart),
        kept: () => count('select count(*)::int as n from reservations where user_id = $1', [id]),
      }
    },
  ],
  [
    'a cancellation',
    async () => {
      const { hold, orderOf, send } = await bookings()
      const { reservation_id: reservation } = (await orderOf((await hold()).body)()).body
      return {
        send: () => send(`reservations/${String(reservation)}/cancel`, { fee: 0 }),
        kept: () =>
          count(`select count(*)::int as n from reservations where id = $1 and status = 'canceled'`, [reservation]),
      }
    },
  ],
  [
    'a sign-up',
    () => {
      const email = newEmail()
      const person = { email, password: 'mélèze et neige', first_name: 'Inès', last_name: 'Rey' }
      return Promise.resolve({
        send: () => post('auth/signup', person),
        kept: () => count('select count(*)::int as n from users where email = $1', [email]),
      })
    },
  ],
  [
    'a save in the panel',
    async () => {
      const { token } = await signInAs(payload, { role: 'staff' })
      const country = await queryOne<{ id: number }>('select id from countries limit 1')
      const name = `Pays ${newEmail()}`
      return {
        send: () => call(`countries/${String(country?.id)}`, { method: 'PATCH', token, body: { name } }),
        kept: () => count('select count(*)::int as n from countries where name = $1', [name]),
      }
    },
  ],
]

describe.each(FAILURES)('when %s', (_failure, failedStatus, fail) => {
  it.each(WRITES)('%s is answered by an error, keeps nothing and can be sent again', async (_write, prepare) => {
    const { send, kept } = await prepare()
    const hasFailed = await fail()
    const { status } = await send()
    expect(await hasFailed()).toBe(true)
    expect([status, await kept()]).toEqual([failedStatus, 0])
    const again = await send()
    expect(again.status).toBeLessThan(300)
    expect(await kept()).toBe(1)
  })
})

describe('a connection lost once PostgreSQL has read the commit', () => {
  it('is an error, and the repeat with the same key answers the reservation that was made, once', async () => {
    const { id, hold, orderOf } = await bookings()
    const order = orderOf((await hold()).body)
    const before = cutter.cuts()
    cutter.cut('after')
    expect((await order()).status).toBe(503)
    expect(cutter.cuts()).toBe(before + 1)
    const made = await vi.waitFor(
      async () => {
        const rows = await query<{ id: number }>('select id from reservations where user_id = $1', [id])
        expect(rows).toHaveLength(1)
        return rows[0]?.id
      },
      { timeout: 60_000 },
    )
    const again = await order()
    expect([again.status, again.body.reservation_id]).toEqual([201, made])
    expect(await count('select count(*)::int as n from reservations where user_id = $1', [id])).toBe(1)
  })
})

describe('a transaction', () => {
  const begin = async () => {
    const req = await createLocalReq({}, payload)
    return { req, run: async (text: string) => (await transactionOf(req)).execute(sql.raw(text)) }
  }
  const mark = () => `Marque ${newEmail()}`
  const addMarked = (name: string) =>
    `insert into activities (name, created_at, updated_at) values ('${name}', now(), now())`
  const marked = (name: string) => count('select count(*)::int as n from activities where name = $1', [name])
  /** Connections that somebody holds. */
  const held = () => payload.db.pool.totalCount - payload.db.pool.idleCount

  it('keeps what it did, and gives its connection back', async () => {
    const before = held()
    const { req, run } = await begin()
    const name = mark()
    await withTransaction(req, () => run(addMarked(name)))
    expect([await marked(name), held()]).toEqual([1, before])
  })

  it('is an error when a statement of it failed and nobody was told', async () => {
    const { req, run } = await begin()
    const name = mark()
    const work = async () => {
      await run(addMarked(name))
      await run('select 1 / 0').catch(() => undefined)
    }
    await expect(withTransaction(req, work)).rejects.toThrow('a statement in it had failed')
    expect(await marked(name)).toBe(0)
  })

  it('is an error when something that failed in it has undone it, and nobody was told', async () => {
    const { req, run } = await begin()
    const name = mark()
    const work = async () => {
      await run(addMarked(name))
      await payload.update({ collection: 'countries', id: -1, data: { name: 'x' }, req }).catch(() => undefined)
    }
    await expect(withTransaction(req, work)).rejects.toThrow('has undone it')
    expect(await marked(name)).toBe(0)
  })

  it('tells the first error when undoing fails too, and keeps no broken connection', async () => {
    const before = payload.db.pool.totalCount
    const { req, run } = await begin()
    const work = async () => {
      await run('select pg_terminate_backend(pg_backend_pid())').catch(() => undefined)
      throw new Error('the first error')
    }
    await expect(withTransaction(req, work)).rejects.toThrow('the first error')
    expect(payload.db.pool.totalCount).toBeLessThanOrEqual(before)
    const next = await begin()
    await withTransaction(next.req, () => next.run('select 1'))
  })

  it('that cannot begin holds no connection', async () => {
    const before = held()
    const refuse = () => {
      throw new Error('no begin')
    }
    const client = await payload.db.pool.connect()
    const spy = vi.spyOn(Object.getPrototypeOf(client) as typeof client, 'query').mockImplementationOnce(refuse)
    client.release()
    const { req } = await begin()
    const work = async () => (await transactionOf(req)).execute(sql`select 1`)
    await expect(withTransaction(req, work)).rejects.toThrow()
    spy.mockRestore()
    expect(held()).toBe(before)
  })

  it('begins with its first statement: what comes before holds no connection', async () => {
    const before = held()
    const { req } = await begin()
    await withTransaction(req, async () => {
      expect(held()).toBe(before)
      const transaction = await transactionOf(req)
      const ids = await Promise.all(
        [1, 2].map(
          async () => (await transaction.execute(sql`select pg_current_xact_id()::text as id`)).rows[0]?.['id'],
        ),
      )
      expect([new Set(ids).size, held()]).toEqual([1, before + 1])
    })
    expect(held()).toBe(before)
    await withTransaction((await begin()).req, () => Promise.resolve())
    await expect(withTransaction((await begin()).req, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(held()).toBe(before)
  })
})
