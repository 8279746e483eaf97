import { spawnSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { withClient } from '@/server/platform/postgres/probe'
import type { SearchEngine } from '@/server/features/search/search-engine'
import { printTable } from './print-table'
import { runTime } from './processor-time'
import { SEARCH_WORKLOAD } from './search-workload'

/**
 * Measures both search engines on a database of its own, made on the server of DATABASE_URL and dropped at the end:
 * node --import tsx tests/bench/search.ts [--sizes 1000,10000,100000] [--rounds 20] [--markdown]
 */
const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,10000,100000' },
    rounds: { type: 'string', default: '20' },
    markdown: { type: 'boolean', default: false },
  },
})
const STEP = 20_000
const CHANGES = 60
const server = process.env.DATABASE_URL
if (!server) throw new Error('DATABASE_URL: the server to make a database on.')
const database = `search_bench_${String(process.pid)}`
const own = new URL(server)
own.pathname = `/${database}`

await withClient(server, (client) => client.query(`create database ${database}`))
try {
  process.env.DATABASE_URL = own.href
  process.env.LOG_LEVEL = 'error'
  const migrated = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/migrate.ts'], { encoding: 'utf8' })
  if (migrated.status !== 0) throw new Error(migrated.stderr)
  await measure()
} finally {
  const { pool } = await import('@/server/platform/db/pool')
  await pool().end()
  await withClient(server, (client) => client.query(`drop database ${database} with (force)`))
}
process.exit(0)

async function measure(): Promise<void> {
  // They read the environment as they load.
  const { changeDelays } = await import('./change-delays')
  const { createBulkCatalogue, createReference } = await import('../factories/bulk-catalogue')
  const { pool, query } = await import('@/server/platform/db/pool')
  const { otherEngine } = await import('@/server/features/search/other-engine')
  const { createPostgresEngine } = await import('@/server/features/search/postgres/create-postgres-engine')
  const { readAllDocuments } = await import('@/server/features/search/read-documents')
  const { doorRows, tellDoors } = await import('./doors')
  const { placeRows } = await import('./places')
  const { reindex } = await import('@/server/features/search/sync/reindex')

  const other = otherEngine()
  const postgres = createPostgresEngine()
  const rows = [['engine', 'hits', 'searches', 'p50 ms', 'p95 ms', 'CPU p50', 'CPU p95']]
  const speeds = [['hits', 'cards built and written/s', 'Meilisearch index replaced, hits/s']]
  await createReference()
  let made = 0
  for (const size of values.sizes.split(',').map(Number)) {
    for (; made < size; made += Math.min(STEP, size - made)) {
      await createBulkCatalogue({ count: Math.min(STEP, size - made), from: made + 1 })
    }
    await tellDoors()
    await query('analyze')
    const cards = await timed(() => reindex({ onProgress: () => undefined, tellsOthers: false }))
    const index = other ? await timed(() => other.replaceAll(readAllDocuments())) : Number.NaN
    speeds.push([size, ...[cards, index].map((ms) => Math.round((size / ms) * 1000) || '')].map(String))
    await query('vacuum analyze')
    // What the writes left to do on the disk must not be measured.
    await wait(1000)
    const [backend] = await query<{ pid: number }>('select pg_backend_pid() as pid')
    rows.push(...(await rowsOf({ engine: postgres, size, backend: backend?.pid })))
    if (other) rows.push(...(await rowsOf({ engine: other, size })))
    console.log(`${String(size)} hits measured`)
  }
  const statements = await countStatements({ pool: pool(), search: () => postgres.search({ q: 'trek' }) })
  const { markdown } = values
  console.log(printTable({ title: 'Searches, each counting eight facets', rows, markdown }))
  console.log(printTable({ title: 'Writing', rows: speeds, markdown }))
  const towns = await placeRows({ rounds: Number(values.rounds) })
  console.log(
    printTable({
      title: 'Trips in order of what they emit from a town',
      rows: await doorRows({ rounds: Number(values.rounds) }),
      markdown,
    }),
  )
  console.log(printTable({ title: 'Towns of France, by what is typed', rows: towns, markdown }))
  console.log(`SQL statements per search (PostgreSQL engine): ${String(statements)}`)
  const delays = await changeDelays({ engine: other ?? postgres, changes: CHANGES })
  console.log(
    `Change to visible in search: p50 ${at(delays, 0.5)} ms, p95 ${at(delays, 0.95)} ms (${String(delays.length)} changes)`,
  )
  if (!other) console.log('Meilisearch was not measured: no MEILISEARCH_URL.')
}

/** `backend`: the process of PostgreSQL, which a busy machine does not lengthen; none for another engine. */
type Measured = { engine: SearchEngine; size: number; backend?: number }

async function rowsOf({ engine, size, backend = Number.NaN }: Measured): Promise<string[][]> {
  const rows: string[][] = []
  const all: Sample[] = []
  for (const [kind, searches] of Object.entries(SEARCH_WORKLOAD)) {
    const samples: Sample[] = []
    for (let round = -2; round < Number(values.rounds); round += 1) {
      for (const search of searches) {
        const before = runTime(backend)
        const ms = await timed(() => engine.search(search))
        if (round >= 0) samples.push({ ms, cpu: runTime(backend) - before })
      }
    }
    all.push(...samples)
    rows.push([engine.name, String(size), kind, ...summary(samples)])
  }
  return [...rows, [engine.name, String(size), 'all of them', ...summary(all)]]
}

async function timed(task: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await task()
  return performance.now() - started
}

type Sample = { ms: number; cpu: number }

function summary(samples: Sample[]): string[] {
  const [times, cpu] = [samples.map(({ ms }) => ms), samples.map((sample) => sample.cpu)]
  return [at(times, 0.5), at(times, 0.95), at(cpu, 0.5), at(cpu, 0.95)]
}

function at(times: number[], part: number): string {
  const sorted = times.toSorted((one, other) => one - other)
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
  return Number.isNaN(value) ? '' : value.toFixed(1)
}

type Queries = { query: (...parameters: never[]) => unknown }

async function countStatements({ pool, search }: { pool: Queries; search: () => Promise<unknown> }): Promise<number> {
  const query = pool.query.bind(pool)
  let count = 0
  pool.query = (...parameters) => {
    count += 1
    return query(...parameters)
  }
  await search()
  pool.query = query
  return count
}
