import config from '@payload-config'
import { getPayload } from 'payload'
import { setTimeout as wait } from 'node:timers/promises'
import { query } from '@/server/platform/db/pool'
import { poll } from '@/server/platform/postgres/poll'
import { createDeparture, inDays } from '../factories/departure'
import { createExpedition } from '../factories/expedition'
import { startWebProcess } from '../integration/start-web-process'
import { checkLedger } from './check-ledger'
import { crashPostgres } from './crash-postgres'
import { createCustomers } from './create-customers'
import { startBooking, type Ledger } from './start-booking'

/** Fewer than they want: they wait for one another. */
const SEATS = 30
const WEBS = 5
const PATIENCE = 60_000

type Options = {
  cluster: string
  /** How often each is killed. */
  web: number
  postgres: number
  customers: number
  /** No further kill after this instant. */
  until: number
  signal: AbortSignal
  onStop: (undo: () => Promise<void>) => void
  say: (message: string) => void
}

/** Kills web processes and PostgreSQL in turn while customers order, then compares what they were told with what is kept. */
export const runCrashes = async ({ cluster, web, postgres, customers: count, until, signal, onStop, say }: Options) => {
  const payload = await getPayload({ config, cron: false })
  const expedition = (await createExpedition(payload)).id
  const dates = { departure_start: inDays(90), departure_end: inDays(92) }
  // Without a deposit, anybody may order again and again; the panel takes no price of 0.
  const departure = (await createDeparture(payload, { expedition, capacity: SEATS, ...dates })).id
  await query('update departures set price_cents = 0 where id = $1', [departure])
  const customers = await createCustomers(payload, count)
  let webs = await Promise.all(Array.from({ length: WEBS }, () => startWebProcess()))
  onStop(async () => {
    await Promise.all(webs.map(({ kill }) => kill()))
  })
  let isPaused = false
  const { ledger, stop } = startBooking({
    customers,
    departure,
    urls: () => webs.map(({ url }) => url),
    isPaused: () => isPaused,
  })

  const killed = { web: 0, postgres: 0 }
  const killOne = async (): Promise<void> => {
    // PostgreSQL's kills are spread evenly over those of the web.
    if (killed.postgres < postgres && killed.postgres * web <= killed.web * postgres) {
      await crashPostgres(cluster)
      killed.postgres++
      return
    }
    const [oldest, ...others] = webs
    await oldest?.kill()
    killed.web++
    webs = others
    if (webs.length > 1) return
    // Nobody begins anything while new ones start: they would be slow to come on a machine whose processors order.
    isPaused = true
    const started = Array.from({ length: WEBS - webs.length }, () => startWebProcess())
    webs = [...webs, ...(await Promise.all(started))]
    isPaused = false
  }
  while (killed.web + killed.postgres < web + postgres && Date.now() < until) {
    signal.throwIfAborted()
    const before = ledger.answered.size
    const goesOn = () => Promise.resolve(ledger.answered.size >= before + count ? true : undefined)
    if (!(await poll({ timeout: PATIENCE, every: 20, ask: goesOn }))) throw new Error('Nobody can order any more.')
    // Any instant of an order.
    await wait(Math.random() * 100)
    await killOne()
    say(`${killed.web} web, ${killed.postgres} PostgreSQL, ${ledger.answered.size} orders`)
  }
  await stop()
  // The first statement after a crash may find its connection lost.
  await query('select 1').catch(() => undefined)
  const findings = await checkLedger(ledger)
  return {
    isKept: Object.values(findings).every((found) => (Array.isArray(found) ? found.length === 0 : found === 0)),
    report: reportOf({ ledger, killed, findings }),
  }
}

type Findings = Awaited<ReturnType<typeof checkLedger>>

const reportOf = (outcome: { ledger: Ledger; killed: { web: number; postgres: number }; findings: Findings }) => {
  const { ledger, killed, findings } = outcome
  const unclear = [...ledger.unclear].map(([status, times]) => `${times} × ${status}`)
  const rows: Array<[string, string | number]> = [
    ['web processes killed', killed.web],
    ['PostgreSQL killed', killed.postgres],
    ['orders acknowledged', ledger.answered.size],
    ['cancellations acknowledged', ledger.cancelAnswered.size],
    ['lost orders', findings.lost.length],
    ['lost carts', findings.lostCarts],
    ['lost cancellations', findings.notCanceled.length],
    ['canceled unasked', findings.undone.length],
    ['kept and never told', findings.untold.length],
    ['twice', findings.twice.length],
    ['oversold', findings.oversold.length],
    ['unclear, settled by the repeat', unclear.join(', ') || 0],
  ]
  return rows.map(([name, value]) => `${name.padEnd(32)}${value}`).join('\n')
}
