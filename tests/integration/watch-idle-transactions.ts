import pg from 'pg'

const TICK_MS = 200
const MOST_TICKS = 5

const IDLE = /* sql */ `
  select pid || ' ' || state_change as key, query from pg_stat_activity
  where datname = current_database() and state like 'idle in transaction%' and application_name like 'lagopede%'`

type Idle = { key: string; query: string }

/**
 * Looks for transactions of the site that stand still for longer than a second: work that takes time belongs before or after them, or in
 * a job. Only looks that come on time count, so that a busy machine blames nobody.
 */
export const watchIdleTransactions = (connectionString: string) => {
  const client = new pg.Client({ connectionString, application_name: 'idle-transactions' })
  client.on('error', () => undefined)
  // As it is now: a test that counts statements replaces it for all clients.
  const ask = Reflect.get(client, 'query') as (statement: string) => Promise<{ rows: Idle[] }>
  const connected = client.connect()
  const found = new Set<string>()
  let seen = new Map<string, number>()
  let isLooking = false
  let last = performance.now()

  const look = async (): Promise<void> => {
    const { rows } = await ask.call(client, IDLE)
    const isOnTime = performance.now() - last < 2 * TICK_MS
    last = performance.now()
    seen = new Map(rows.map(({ key }) => [key, (seen.get(key) ?? 0) + (isOnTime ? 1 : 0)]))
    for (const { key, query } of rows) if ((seen.get(key) ?? 0) > MOST_TICKS) found.add(query)
  }
  const timer = setInterval(() => {
    if (isLooking) return
    isLooking = true
    connected
      .then(look)
      .catch(() => undefined)
      .finally(() => {
        isLooking = false
      })
  }, TICK_MS)
  timer.unref()

  return {
    /** The last statement of each that was found. */
    found,
    stop: async (): Promise<void> => {
      clearInterval(timer)
      await connected.then(() => client.end()).catch(() => undefined)
    },
  }
}
