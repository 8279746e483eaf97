import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import pg from 'pg'
import { vi } from 'vitest'

type Query = (this: unknown, ...asked: unknown[]) => unknown
type Queried = { query: Query }

/**
 * Has every statement of this process go by `rewrite`, which may change its words: those of our own pool and those of Payload, which has
 * a copy of the driver of its own. Answers how to stop.
 */
export const watchStatements = async (payload: Payload, rewrite: (text: string) => string): Promise<() => void> => {
  const client = await (payload.db as unknown as PostgresAdapter).pool.connect()
  const prototypes = new Set([pg.Client.prototype, Object.getPrototypeOf(client) as object])
  client.release()
  const spies = [...prototypes].map((prototype) => {
    const query = Reflect.get(prototype, 'query') as Query
    const watched: Query = function (this: unknown, first, ...rest) {
      if (typeof first === 'string') return Reflect.apply(query, this, [rewrite(first), ...rest])
      const { text } = (first ?? {}) as { text?: unknown }
      if (typeof text === 'string') Reflect.set(first as object, 'text', rewrite(text))
      return Reflect.apply(query, this, [first, ...rest])
    }
    return vi.spyOn(prototype as Queried, 'query').mockImplementation(watched)
  })
  return () => {
    for (const spy of spies) spy.mockRestore()
  }
}
