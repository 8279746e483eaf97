import pg from 'pg'
import type { Logger } from 'pino'

/** The number that the locks of workers have among the advisory locks. */
const LEASES = 7
const TICK_MS = 1_000
/** A worker whose connection was cut takes its locks again within this time. */
const PATIENCE_MS = 4_000

export type Lease = {
  /** Says that a pool of graphile-worker lives. */
  hold: (poolId: string) => Promise<void>
  letGo: (poolId: string) => Promise<void>
  end: () => Promise<void>
}

type Options = { connection: pg.ClientConfig; log: Pick<Logger, 'warn'> }

/**
 * Shows that the pools of this process live by an advisory lock each, on one connection that ends with the process, however long a
 * task takes. Each second it gives back the jobs of the pools whose lock nobody has held for some seconds.
 */
export const openLease = ({ connection, log }: Options): Lease => {
  const pools = new Set<string>()
  /** Those whose lock the connection holds: taken twice, it would have to be let go twice. */
  const locked = new Set<string>()
  const absentSince = new Map<string, number>()
  let client: pg.Client | null = null

  const lose = (error: unknown): void => {
    log.warn({ err: error }, 'the connection of the lease was lost')
    client?.end().catch(() => undefined)
    client = null
    locked.clear()
    // Whoever restarted PostgreSQL cut the others' connections too: they have the same time to come back.
    absentSince.clear()
  }
  const lock = async (id: string): Promise<void> => {
    if (!client || locked.has(id)) return
    await client.query('select pg_try_advisory_lock($1, hashtext($2))', [LEASES, id])
    locked.add(id)
  }
  const connect = async (): Promise<pg.Client> => {
    const made = new pg.Client({ ...connection, keepAlive: true, query_timeout: 5_000, connectionTimeoutMillis: 5_000 })
    made.on('error', (error) => {
      if (client === made) lose(error)
    })
    await made.connect()
    client = made
    for (const id of pools) await lock(id)
    return made
  }
  const tick = async (): Promise<void> => {
    try {
      await freeAbandoned({ client: client ?? (await connect()), absentSince })
    } catch (error) {
      lose(error)
    }
  }
  let work = tick()
  // One after the other, on one connection.
  const inTurn = (next: () => Promise<unknown>): Promise<void> => (work = work.then(next).then(() => undefined, lose))
  const timer = setInterval(() => void inTurn(tick), TICK_MS)

  return {
    hold: (id) => {
      pools.add(id)
      return inTurn(() => lock(id))
    },
    letGo: (id) => {
      pools.delete(id)
      return inTurn(async () => {
        if (locked.delete(id)) await client?.query('select pg_advisory_unlock($1, hashtext($2))', [LEASES, id])
      })
    },
    end: () => {
      clearInterval(timer)
      return inTurn(async () => client?.end())
    },
  }
}

type Sweep = { client: pg.Client; absentSince: Map<string, number> }

const freeAbandoned = async ({ client, absentSince }: Sweep): Promise<void> => {
  const { rows } = await client.query<{ id: string }>(ABSENT)
  const now = performance.now()
  const absent = new Map(rows.map(({ id }) => [id, absentSince.get(id) ?? now]))
  absentSince.clear()
  for (const [id, since] of absent) absentSince.set(id, since)
  const gone = [...absent].filter(([, since]) => now - since >= PATIENCE_MS).map(([id]) => id)
  if (gone.length > 0) await client.query('select graphile_worker.force_unlock_workers($1::text[])', [gone])
}

const HELD = /* sql */ `
  select l.objid from pg_locks l join pg_database d on d.oid = l.database and d.datname = current_database()
  where l.locktype = 'advisory' and l.granted and l.classid = ${String(LEASES)} and l.objsubid = 2`

const ABSENT = /* sql */ `
  select distinct j.locked_by as id from graphile_worker.jobs j
  where j.locked_by is not null and (hashtext(j.locked_by)::bigint & 4294967295)::oid not in (${HELD})`

/** SQL condition: a worker lives. */
export const HAS_WORKER = `exists (${HELD})`
