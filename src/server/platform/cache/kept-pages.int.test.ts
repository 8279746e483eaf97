import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { query } from '@/server/platform/db/pool'
import { startLine } from '../../../../tests/integration/start-line'
import { startProcess, type RunningProcess } from '../../../../tests/integration/start-process'
import { waitingForLocks } from '../../../../tests/integration/waiting-for-locks'
import { REVALIDATION_CHANNEL } from './cache-tags'
import { HEARTBEAT } from './listen-for-changes'

const PATIENCE = { timeout: 60_000, interval: 20 }

type Heard = { isListening: boolean; changes: number }
type Web = RunningProcess & { page: () => Promise<string>; heard: () => Promise<Heard> }

const started: Web[] = []

const startWeb = async (environment: Record<string, string> = {}): Promise<Web> => {
  const entry = 'tests/integration/kept-pages-process.ts'
  const running = await startProcess({ entry, until: /listening (\d+)/, environment })
  const ask = async (address: string) => (await fetch(`http://127.0.0.1:${running.said}${address}`)).text()
  const heard = async () => JSON.parse(await ask('/heard')) as Heard
  const web = { ...running, page: () => ask('/'), heard }
  started.push(web)
  await vi.waitUntil(async () => (await heard()).isListening, PATIENCE)
  return web
}

beforeAll(async () => {
  await query('create table told (words text)')
  await query(`insert into told values ('')`)
})

afterAll(() => Promise.all(started.map(({ kill }) => kill())))

/** In one transaction, as every change. */
const tell = (words: string) =>
  query(`with changed as (update told set words = $1) select pg_notify('${REVALIDATION_CHANNEL}', 'home')`, [words])

/** Tells the words, and waits until these processes have heard of it. */
const tellAll = async (webs: Web[], words: string) => {
  const before = await Promise.all(webs.map(({ heard }) => heard()))
  await tell(words)
  for (const [at, { heard }] of webs.entries()) {
    await vi.waitUntil(async () => (await heard()).changes > (before[at]?.changes ?? 0), PATIENCE)
  }
}

/** Keeps every render waiting at this point until it is let go. */
const holdRenders = async (point: number) => {
  const client = new pg.Client({ connectionString: process.env['DATABASE_URL'] })
  client.on('error', () => undefined)
  await client.connect()
  await client.query('select pg_advisory_lock($1)', [point])
  return () => client.end()
}

describe.each([1, 2])('pages that %i processes keep', (count) => {
  let webs: Web[]
  beforeAll(async () => {
    webs = []
    while (webs.length < count) webs.push(await startWeb())
  })
  beforeEach(() => tellAll(webs, 'before'))

  const pages = () => Promise.all(webs.map(({ page }) => page()))

  it('are given again until they change', async () => {
    expect(await pages()).toEqual(webs.map(() => 'before'))
    await query(`update told set words = 'not told'`)
    expect(await pages()).toEqual(webs.map(() => 'before'))
    await tellAll(webs, 'after')
    expect(await pages()).toEqual(webs.map(() => 'after'))
  })

  it.each([
    ['what a page is made of was read', 1],
    ['a page is almost made', 2],
  ])('are made anew when something changes while %s', async (_, point) => {
    const letGo = await holdRenders(point)
    const underWay = pages()
    await vi.waitUntil(async () => (await waitingForLocks()) === count, PATIENCE)
    await tellAll(webs, 'after')
    await letGo()
    expect(await underWay).toEqual(webs.map(() => 'before'))
    expect(await pages()).toEqual(webs.map(() => 'after'))
    expect(await pages()).toEqual(webs.map(() => 'after'))
  })
})

describe('a connection that is dead without a word', () => {
  it('is noticed within ten seconds', () => {
    expect(HEARTBEAT.every + HEARTBEAT.patience).toBeLessThan(10_000)
  })

  it('makes a process deaf, which then renews everything', async () => {
    const line = await startLine()
    const web = await startWeb({ DATABASE_URL: line.url })
    await tellAll([web], 'before')
    expect(await web.page()).toBe('before')
    line.freeze()
    await tell('after')
    await vi.waitUntil(async () => !(await web.heard()).isListening, PATIENCE)
    line.letNewOnesThrough()
    await vi.waitUntil(async () => (await web.heard()).isListening, PATIENCE)
    // The connections of the pool are as dead: those who wait for them are told so after a while.
    await vi.waitUntil(async () => (await web.page()) === 'after', PATIENCE)
    line.cut()
  })
})
