import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testDatabaseUrl } from '../../../../tests/integration/setup'
import { startCommitCutter } from '../../../../tests/integration/start-commit-cutter'
import { pool, queryOne } from './pool'
import { withClientTransaction } from './with-client-transaction'

let cutter: Awaited<ReturnType<typeof startCommitCutter>>
let client: pg.Client

beforeAll(async () => {
  cutter = await startCommitCutter(testDatabaseUrl())
  await pool().query('create table kept (n int)')
})

beforeEach(async () => {
  client = new pg.Client({ connectionString: cutter.url })
  client.on('error', () => undefined)
  await client.connect()
})

afterEach(async () => {
  await client.end()
})

afterAll(async () => {
  await cutter.stop()
  await pool().end()
})

const add = (n: number) => client.query('insert into kept values ($1)', [n])
const isKept = async (n: number) => Boolean(await queryOne('select from kept where n = $1', [n]))

describe('a transaction of the worker', () => {
  it('keeps what it did', async () => {
    await withClientTransaction(client, () => add(1))
    expect(await isKept(1)).toBe(true)
  })

  it('undoes what it did when the work fails, and goes on', async () => {
    const work = async () => {
      await add(2)
      throw new Error('the work failed')
    }
    await expect(withClientTransaction(client, work)).rejects.toThrow('the work failed')
    await withClientTransaction(client, () => add(3))
    expect([await isKept(2), await isKept(3)]).toEqual([false, true])
  })

  it('is an error when a statement of it failed and nobody was told', async () => {
    const work = async () => {
      await add(4)
      await client.query('select 1 / 0').catch(() => undefined)
    }
    await expect(withClientTransaction(client, work)).rejects.toThrow('a statement in it had failed')
    expect(await isKept(4)).toBe(false)
  })

  it('is an error when its connection is lost before the commit', async () => {
    cutter.cut('before')
    await expect(withClientTransaction(client, () => add(5))).rejects.toThrow('Connection terminated')
    expect(await isKept(5)).toBe(false)
  })

  it('tells the first error when its connection is lost', async () => {
    const work = async () => {
      await client.query('select pg_terminate_backend(pg_backend_pid())').catch(() => undefined)
      throw new Error('the first error')
    }
    await expect(withClientTransaction(client, work)).rejects.toThrow('the first error')
  })
})
