import { spawn, spawnSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { withClient } from '@/server/platform/postgres/probe'
import { median } from './median'
import { printTable } from './print-table'

/**
 * Measures how long a payment waits while thousands of mails and cards wait before it, with a worker as it runs beside the site, on a
 * database of its own made on the server of DATABASE_URL and dropped at the end:
 * node --import tsx tests/bench/backlog.ts [--jobs 5000] [--payments 9] [--markdown]
 */
const { values } = parseArgs({
  options: {
    jobs: { type: 'string', default: '5000' },
    payments: { type: 'string', default: '9' },
    markdown: { type: 'boolean', default: false },
  },
})
const server = process.env.DATABASE_URL
if (!server) throw new Error('DATABASE_URL: the server to make a database on.')
const database = `backlog_bench_${String(process.pid)}`
const own = new URL(server)
own.pathname = `/${database}`

await withClient(server, (client) => client.query(`create database ${database}`))
const environment = { ...process.env, DATABASE_URL: own.href, LOG_LEVEL: 'silent' }
try {
  const migrated = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/migrate.ts'], {
    encoding: 'utf8',
    env: environment,
  })
  if (migrated.status !== 0) throw new Error(migrated.stderr)
  await withClient(own.href, async (client) => {
    await client.query(
      `select graphile_worker.add_job(case n % 2 when 0 then 'send_mail' else 'refresh_expedition_hits' end,
         case n % 2 when 0 then json_build_object('template', 'password_changed', 'userId', n)
           else json_build_object('scope', 'expedition', 'id', n) end, priority => (n % 2) * 10)
       from generate_series(1, $1::int) n`,
      [Number(values.jobs)],
    )
    const worker = spawn(process.execPath, ['--import', 'tsx', 'src/server/compose/worker.ts'], { env: environment })
    const left = async (task: string) =>
      (
        await client.query<{ n: number }>(
          'select count(*)::int as n from graphile_worker.jobs where task_identifier = $1',
          [task],
        )
      ).rows[0]?.n ?? 0
    const all = await left('send_mail')
    while ((await left('send_mail')) === all) await wait(20)
    const delays: number[] = []
    for (let n = 0; n < Number(values.payments); n += 1) {
      const begun = performance.now()
      await client.query(
        `select graphile_worker.add_job('settle_payment', json_build_object('intentId', gen_random_uuid()), priority => -10)`,
      )
      while ((await left('settle_payment')) > 0) await wait(5)
      delays.push(performance.now() - begun)
    }
    const waiting = (await left('send_mail')) + (await left('refresh_expedition_hits'))
    worker.kill('SIGKILL')
    const ms = (value: number) => `${value.toFixed(0)} ms`
    console.log(
      printTable({
        title: 'A payment behind waiting jobs',
        rows: [
          ['jobs before it', 'still waiting after the last', 'median', 'longest'],
          [values.jobs, String(waiting), ms(median(delays)), ms(Math.max(...delays))],
        ],
        markdown: values.markdown,
      }),
    )
  })
} finally {
  await withClient(server, (client) => client.query(`drop database ${database} with (force)`))
}
