import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import pg from 'pg'

/** A statement by its text: how often it was asked, how long each answer took in milliseconds, the most rows of one. */
export type Watched = { text: string; values: unknown[]; times: number[]; rows: number }

type Query = (this: unknown, ...asked: unknown[]) => unknown
type Done = (error: unknown, result?: { rows?: unknown[] }) => void

// Not asked by the product: transactions, limits, the queue's own, and the bench's.
const IS_BESIDE =
  /^\s*(begin|commit|rollback|set|savepoint|release|start transaction|listen)\b|"graphile_worker"|pg_stat_activity|bench/i

/**
 * Has every statement of this process noted, of our own pool and of Payload's, which has a copy of the driver of its own. `take` answers
 * those since it was called last, `stop` ends it.
 */
export const watchStatements = async (payload: Payload): Promise<{ take: () => Watched[]; stop: () => void }> => {
  const client = await (payload.db as unknown as PostgresAdapter).pool.connect()
  const prototypes = new Set([pg.Client.prototype, Object.getPrototypeOf(client) as object])
  client.release()
  let seen = new Map<string, Watched>()
  const note = ({ text, values, ms, rows }: Omit<Watched, 'times'> & { ms: number }): void => {
    if (IS_BESIDE.test(text)) return
    const watched = seen.get(text) ?? { text, values, times: [], rows: 0 }
    watched.times.push(ms)
    watched.rows = Math.max(watched.rows, rows)
    seen.set(text, watched)
  }
  const stops = [...prototypes].map((prototype) => watchClient(prototype, note))
  return {
    take: () => {
      const taken = [...seen.values()]
      seen = new Map()
      return taken
    },
    stop: () => {
      for (const stop of stops) stop()
    },
  }
}

const watchClient = (
  prototype: object,
  note: (asked: Omit<Watched, 'times'> & { ms: number }) => void,
): (() => void) => {
  const query = Reflect.get(prototype, 'query') as Query
  const watched: Query = function (this: unknown, first, ...rest) {
    const { text, values } = wordsOf(first, rest)
    if (text === undefined) return Reflect.apply(query, this, [first, ...rest])
    const started = performance.now()
    const done = (result?: { rows?: unknown[] }): void => {
      note({ text, values, ms: performance.now() - started, rows: result?.rows?.length ?? 0 })
    }
    const last = rest.at(-1)
    if (typeof last === 'function') {
      const told: Done = (error, result) => {
        done(result)
        ;(last as Done)(error, result)
      }
      return Reflect.apply(query, this, [first, ...rest.slice(0, -1), told])
    }
    const answer = Reflect.apply(query, this, [first, ...rest]) as Promise<{ rows?: unknown[] }>
    answer.then(done, () => {
      done()
    })
    return answer
  }
  Reflect.set(prototype, 'query', watched)
  return () => {
    Reflect.set(prototype, 'query', query)
  }
}

const wordsOf = (first: unknown, rest: unknown[]): { text: string | undefined; values: unknown[] } => {
  const given = Array.isArray(rest[0]) ? rest[0] : []
  if (typeof first === 'string') return { text: first, values: given }
  const { text, values } = (first ?? {}) as { text?: string; values?: unknown[] }
  return { text, values: values ?? given }
}
