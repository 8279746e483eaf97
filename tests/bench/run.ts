import { withClient } from '@/server/platform/postgres/probe'
import { benchBurst } from './burst'
import { countStatements } from './count-statements'
import { firstLoadScript } from './first-load-script'
import { LIGHTHOUSE_HEAD, lighthouseRow } from './lighthouse-row'
import { measureThroughput } from './measure-throughput'
import type { Pace } from './measure-throughput'
import { printTable } from './print-table'
import { residentMemory } from './resident-memory'
import { benchSeats } from './seats'
import { apiTargets, copied, EMPTY_HANDLER, EMPTY_PAGE, pageTargets, payloadTargets, unkept } from './targets'
import type { Target } from './targets'
import { benchWithoutFramework } from './without-framework'

const SAME_BYTES = '÷ the same bytes of node:http'
const PAGE_HEAD = ['page', 'requests/s', SAME_BYTES, '÷ empty page', 'µs', 'anew', '÷ empty page', 'µs']
const CALL_HEAD = ['call', 'requests/s', SAME_BYTES, '÷ empty handler', 'µs', 'anew', '÷ empty handler', 'µs']
const NO_PACE: Pace = { rate: Number.NaN, cost: Number.NaN }

type BenchOptions = {
  url: string
  /** The web server's process. */
  pid: number
  /** The server that answers without a framework. */
  bare: { url: string; pid: number }
  databaseUrl: string
  password: string
  rounds: number
  seconds: number
  markdown: boolean
  /** The Chromium that Lighthouse drives. */
  browser: string
  /** Races for the last seats of a departure. */
  seatRounds: number
  /** Makes the catalogue about a hundred times larger. */
  grow: () => Promise<void>
  say: (message: string) => void
}

/** Measures the running site against the empty page and handler of the same server, and answers the tables. */
export async function runBench(options: BenchOptions): Promise<string> {
  const { url, databaseUrl, markdown, say } = options
  const { id, slug } = await someExpedition(databaseUrl)
  const pages = pageTargets(slug)
  const calls = apiTargets(id)
  const payload = payloadTargets({ id, token: await signInAsStaff(options) })

  const ours = [EMPTY_PAGE, ...pages, EMPTY_HANDLER, ...calls]
  const anew = new Map(ours.map((target) => [target, unkept(target)]))
  const copies = new Map([...pages, ...calls].map((target) => [target, copied(target, options.bare)]))
  const rates = await measureThroughput({
    ...options,
    targets: [...ours, ...copies.values(), ...anew.values(), ...Object.values(payload)],
    onRound: (round) => say(`round ${round} of ${options.rounds}`),
  })
  const pace = (target: Target | undefined) => (target && rates.get(target)) ?? NO_PACE
  const paceAnew = (target: Target) => pace(anew.get(target))
  const besideCopy = (target: Target) => ratio(pace(target).rate / pace(copies.get(target)).rate)

  const afterPages = residentMemory(options.pid)
  const besideBare = await benchWithoutFramework(options)

  say('first-load JavaScript')
  const emptyScript = await firstLoadScript({ url, path: EMPTY_PAGE.path })
  const scripts = await Promise.all(pages.map(({ path }) => firstLoadScript({ url, path })))

  const visits: string[][] = []
  for (const { name, path } of pages) {
    say(`Lighthouse, ${name}`)
    visits.push(await lighthouseRow({ name, address: url + path, browser: options.browser }))
  }

  say('SQL statements')
  const before = await countAll({ url, databaseUrl, targets: [...pages, ...calls] })
  say('growing the catalogue')
  await options.grow()
  const after = await countAll({ url, databaseUrl, targets: [...pages, ...calls] })
  const statements = (target: Target) => [before, after].map((counts) => (counts.get(target) ?? Number.NaN).toFixed(1))

  const seats = await benchSeats({ ...options, rounds: options.seatRounds })
  say('a burst of writes')
  const burst = await benchBurst(options)

  const paces = (target: Target, yardstick: Target) =>
    [pace, paceAnew].flatMap((of) => [
      of(target).rate.toFixed(0),
      ...(of === pace ? [besideCopy(target)] : []),
      ratio(of(target).rate / of(yardstick).rate),
      of(target).cost.toFixed(0),
    ])
  return [
    printTable({
      title: 'Cached pages',
      markdown,
      rows: [
        [...PAGE_HEAD, 'SQL', 'SQL, data × 100', 'JS, gzip kB', 'over empty page'],
        [EMPTY_PAGE.name, ...paces(EMPTY_PAGE, EMPTY_PAGE), '', '', kilobytes(emptyScript), ''],
        ...pages.map((page, index) => [
          page.name,
          ...paces(page, EMPTY_PAGE),
          ...statements(page),
          kilobytes(scripts[index] ?? 0),
          kilobytes((scripts[index] ?? 0) - emptyScript),
        ]),
      ],
    }),
    printTable({ title: 'Lighthouse, mobile', markdown, rows: [LIGHTHOUSE_HEAD, ...visits] }),
    printTable({
      title: 'Public calls of /api/v1',
      markdown,
      rows: [
        [...CALL_HEAD, '÷ Payload REST', 'SQL', 'SQL, data × 100'],
        [EMPTY_HANDLER.name, ...paces(EMPTY_HANDLER, EMPTY_HANDLER), '', '', ''],
        ...calls.map((call) => [
          call.name,
          ...paces(call, EMPTY_HANDLER),
          ratio(paceAnew(call).rate / pace(payload[call.name]).rate),
          ...statements(call),
        ]),
      ],
    }),
    besideBare,
    printTable({
      title: 'Memory of the web process',
      markdown,
      rows: [
        ['after', 'MB', 'at its most'],
        ...Object.entries({ 'pages and calls': afterPages, 'all of it': residentMemory(options.pid) }).map(
          ([name, { now, most }]) => [name, now.toFixed(0), most.toFixed(0)],
        ),
      ],
    }),
    seats,
    burst,
  ].join('\n')
}

async function countAll(options: { url: string; databaseUrl: string; targets: Target[] }) {
  const counts = new Map<Target, number>()
  for (const target of options.targets) counts.set(target, await countStatements({ ...options, target }))
  return counts
}

async function someExpedition(databaseUrl: string): Promise<{ id: number; slug: string }> {
  return withClient(databaseUrl, async (client) => {
    await client.query('CREATE EXTENSION IF NOT EXISTS pg_stat_statements')
    const { rows } = await client.query<{ id: number; slug: string }>(
      `SELECT e.id, e.slug FROM expeditions e JOIN reviews r ON r.expedition_id = e.id
       WHERE e._status = 'published' GROUP BY e.id ORDER BY count(*) DESC, e.id LIMIT 1`,
    )
    if (!rows[0]) throw new Error('No published expedition to measure.')
    return rows[0]
  })
}

async function signInAsStaff({ url, password }: { url: string; password: string }): Promise<string> {
  const response = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'staff@lagopede.test', password }),
  })
  const { token } = (await response.json()) as { token?: string }
  if (!token) throw new Error(`The staff could not sign in: ${response.status}`)
  return token
}

function ratio(value: number): string {
  return Number.isFinite(value) ? value.toFixed(2) : ''
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}
