import { setTimeout as wait } from 'node:timers/promises'
import { beforeEach, expect, it, vi } from 'vitest'
import { withClient } from '@/server/platform/postgres/probe'
import { testDatabaseUrl } from '../../../../tests/integration/setup'
import { pool } from './pool'
import { readOften } from './read-often'

const ROUNDS = Number(process.env['LANE_ROUNDS'] ?? 30)

type Told = { pid: number; n: number }

const tell = async (n: number) => {
  const [row] = await readOften<Told>('select pg_backend_pid() as pid, $1::int as n', [n], 'tell')
  if (!row) throw new Error('no row')
  return row
}

/** The processes of PostgreSQL that answer reads beside the pool, once there are both. */
const lanes = async (): Promise<number[]> => {
  const asked = vi.spyOn(pool(), 'query')
  const pids = await vi.waitFor(
    async () => {
      asked.mockClear()
      const told = await Promise.all(Array.from({ length: 10 }, (_, n) => tell(n)))
      const found = new Set(told.map(({ pid }) => pid))
      expect(asked).not.toHaveBeenCalled()
      expect(found.size).toBe(2)
      return [...found]
    },
    { timeout: 30_000 },
  )
  asked.mockRestore()
  return pids
}

const loseLanes = (pids: number[]) =>
  withClient(testDatabaseUrl(), (client) =>
    client.query('select pg_terminate_backend(pid) from unnest($1::int[]) pid', [pids]),
  )

beforeEach(() => void vi.restoreAllMocks())

it('gives each of many its own rows, by two connections', async () => {
  await lanes()
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

it('has a read that fails say why, and each of those around it its own rows', async () => {
  await lanes()
  const failing = readOften('select 1 / $1::int', [0], 'divide')
  const [failed, ...others] = await Promise.allSettled([failing, tell(1), tell(2), tell(3), tell(4)])
  expect(failed).toMatchObject({ status: 'rejected', reason: { code: '22012' } })
  expect(others).toMatchObject([1, 2, 3, 4].map((n) => ({ status: 'fulfilled', value: { n } })))
})

/** Fails as it is parsed, as it is given its values, as it is run; or is answered. */
const KINDS = [
  (n: number) => readOften(`select nothing_${String(n % 7)}`, [], `unparsed-${String(n % 7)}`),
  (n: number) => readOften('select $1::int as n', [`${String(n)}x`], 'unbound'),
  (n: number) => readOften('select 1 / ($1::int - $1::int)', [n], 'divide-later'),
  ...Array.from({ length: 9 }, () => tell),
]

it('crosses no answers, whatever fails among them and whenever a connection is lost', async () => {
  await lanes()
  for (let round = 0; round < ROUNDS; round += 1) {
    const numbers = Array.from({ length: 40 }, (_, index) => round * 40 + index)
    // One lost while it is asked: what it does not answer, the pool does.
    const lost = round % 10 === 5 ? loseLanes((await lanes()).slice(1)) : undefined
    // Those of one round in several turns of the event loop: some find what was sent before under way, some answered.
    const asked = numbers.map(async (n) => {
      for (let turn = 0; turn < n % 5; turn += 1) await new Promise(setImmediate)
      return (KINDS[(n * 7 + round) % KINDS.length] ?? tell)(n)
    })
    const settled = await Promise.allSettled(asked)
    await lost
    for (const [index, one] of settled.entries()) {
      const n = numbers[index] ?? Number.NaN
      const isGood = (n * 7 + round) % KINDS.length >= 3
      expect(one).toMatchObject(isGood ? { status: 'fulfilled', value: { n } } : { status: 'rejected' })
    }
    if (round % 10 === 9) await loseLanes(await lanes())
  }
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
  await loseLanes(before)
  const slow = Promise.all(Array.from({ length: 20 }, (_, n) => tell(n)))
  for (const told of [await reads, await slow]) expect(told.map(({ n }) => n)).toEqual([...Array(20).keys()])
  await wait(1_100)
  const after = await lanes()
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
