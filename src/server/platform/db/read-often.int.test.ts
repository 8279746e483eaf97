import { setTimeout as wait } from 'node:timers/promises'
import { beforeEach, expect, it, vi } from 'vitest'
import { withClient } from '@/server/platform/postgres/probe'
import { testDatabaseUrl } from '../../../../tests/integration/setup'
import { pool } from './pool'
import { readOften } from './read-often'

type Told = { pid: number; n: number }

const tell = async (n: number) => {
  const [row] = await readOften<Told>('select pg_backend_pid() as pid, $1::int as n', [n], 'tell')
  if (!row) throw new Error('no row')
  return row
}

/** The processes of PostgreSQL that answer reads beside the pool, once there are some. */
const lanes = async (): Promise<number[]> => {
  const asked = vi.spyOn(pool(), 'query')
  await vi.waitFor(async () => {
    asked.mockClear()
    await Promise.all([tell(1), tell(2), tell(3)])
    expect(asked).not.toHaveBeenCalled()
  })
  const told = await Promise.all(Array.from({ length: 10 }, (_, n) => tell(n)))
  asked.mockRestore()
  return [...new Set(told.map(({ pid }) => pid))]
}

beforeEach(() => void vi.restoreAllMocks())

it('gives each of many its own rows, by two connections', async () => {
  expect(await lanes()).toHaveLength(2)
  const asked = vi.spyOn(pool(), 'query')
  const told = await Promise.all(Array.from({ length: 64 }, (_, n) => tell(n)))
  expect(told.map(({ n }) => n)).toEqual([...Array(64).keys()])
  expect(asked).not.toHaveBeenCalled()
})

it('asks the pool for what is more than the lanes take', async () => {
  await lanes()
  const asked = vi.spyOn(pool(), 'query')
  const told = await Promise.all(Array.from({ length: 70 }, (_, n) => tell(n)))
  expect(told.map(({ n }) => n)).toEqual([...Array(70).keys()])
  expect(asked).toHaveBeenCalledTimes(6)
})

it('has a read that fails say why, and those around it answered', async () => {
  await lanes()
  const failing = readOften('select 1 / $1::int', [0], 'divide')
  const [failed, ...others] = await Promise.allSettled([failing, tell(1), tell(2), tell(3), tell(4)])
  expect(failed).toMatchObject({ status: 'rejected', reason: { code: '22012' } })
  expect(others.map(({ status }) => status)).toEqual(Array(4).fill('fulfilled'))
})

it('changes nothing on a lane', async () => {
  await lanes()
  const asked = vi.spyOn(pool(), 'query').mockRejectedValue(new Error('asked of the pool'))
  const write = `insert into rate_limits (key, points) values ($1, 1) returning points`
  await expect(readOften(write, ['lane'], 'write')).rejects.toThrow('asked of the pool')
  expect(asked).toHaveBeenCalledOnce()
})

it('answers through the pool while its connections are lost, and makes others', async () => {
  const before = await lanes()
  const reads = Promise.all(Array.from({ length: 20 }, (_, n) => tell(n)))
  await withClient(testDatabaseUrl(), (client) =>
    client.query('select pg_terminate_backend(pid) from unnest($1::int[]) pid', [before]),
  )
  const slow = Promise.all(Array.from({ length: 20 }, (_, n) => tell(n)))
  for (const told of [await reads, await slow]) expect(told.map(({ n }) => n)).toEqual([...Array(20).keys()])
  await wait(1_100)
  const after = await lanes()
  expect(after).toHaveLength(2)
  expect(after.filter((pid) => before.includes(pid))).toEqual([])
})

it('leaves what waits behind a stuck read to the pool', async () => {
  await lanes()
  await withClient(testDatabaseUrl(), async (client) => {
    await client.query('begin')
    await client.query('lock table favourite_news in access exclusive mode')
    const stuck = [1, 2].map(() => readOften('select count(*) from favourite_news', [], 'locked').catch(String))
    const started = performance.now()
    const behind = await Promise.all([tell(1), tell(2)])
    expect(behind.map(({ n }) => n)).toEqual([1, 2])
    expect(performance.now() - started).toBeLessThan(3_000)
    await client.query('rollback')
    expect(await Promise.all(stuck)).toEqual([[{ count: '0' }], [{ count: '0' }]])
  })
})
