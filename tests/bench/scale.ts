import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import type pg from 'pg'
import { withClient } from '@/server/platform/postgres/probe'
import { printTable } from './print-table'

/**
 * Measures what people, guides and the agency ask, and the jobs of the clock, on 10,000 trips with few people, then with many, on a
 * database of its own made on the server of DATABASE_URL (entered by a superuser) and dropped at the end:
 * node --import tsx tests/bench/scale.ts [--sizes 1000,1000000] [--trips 10000] [--rounds 15] [--markdown] [--keep]
 * What `--keep` left is measured again, at its size alone and with the migrations since, by `--on <its name> --sizes 1000000`.
 */
const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,1000000' },
    trips: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '15' },
    markdown: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
    on: { type: 'string' },
  },
})
const server = process.env.DATABASE_URL
if (!server) throw new Error('DATABASE_URL: the server to make a database on.')
const database = values.on ?? `scale_bench_${String(process.pid)}`
const own = new URL(server)
own.pathname = `/${database}`

await withClient(server, async (client) => {
  if (values.on !== undefined) return
  await client.query(`create database ${database}`)
  // What parallel workers spend is nowhere to be read: the processor's time is that of one process.
  await client.query(`alter database ${database} set max_parallel_workers_per_gather = 0`)
})
try {
  process.env.DATABASE_URL = own.href
  process.env.LOG_LEVEL = 'silent'
  process.env.PAYMENT_HOUSE = 'false'
  const migrated = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/migrate.ts'], { encoding: 'utf8' })
  if (migrated.status !== 0) throw new Error(migrated.stderr)
  await withClient(server, measure)
} finally {
  const { pool } = await import('@/server/platform/db/pool')
  await pool().end()
  if (values.keep || values.on !== undefined) console.log(`kept: ${database}`)
  else await withClient(server, (client) => client.query(`drop database ${database} with (force)`))
}
process.exit(0)

async function measure(beside: pg.Client): Promise<void> {
  // They read the environment as they load.
  const { measureSize, openBench } = await import('./scale/measure-size')
  const { tablesOf } = await import('./scale/tables')
  const bench = await openBench({ beside, database, trips: values.on === undefined ? Number(values.trips) : null })
  const sizes = values.sizes.split(',').map(Number)
  const measured = []
  for (const [index, size] of sizes.entries()) {
    measured.push(
      await measureSize({
        bench,
        from: values.on === undefined ? (sizes[index - 1] ?? 0) + 1 : size + 1,
        size,
        rounds: Number(values.rounds),
      }),
    )
    console.log(`${String(size)} people measured`)
  }
  for (const { title, rows } of await tablesOf({ measured, sizes })) {
    console.log(printTable({ title, rows, markdown: values.markdown }))
  }
}
