import type pg from 'pg'
import { createLogger } from '@/server/platform/log/create-logger'
import { onceADatabase } from './once-a-database'
import { POOL_OPTIONS, query } from './pool'
import { ReadLane } from './read-lane'

/** A read may wait for one that is slow: with two, the next ones do not. */
const LANES = 2

const newLane = (address: string): ReadLane =>
  new ReadLane({
    // The lane itself sees to it that it is answered, with one clock for all.
    connection: { connectionString: address, application_name: 'lagopede', ...POOL_OPTIONS, query_timeout: undefined },
    onLost: (error) => createLogger({ name: 'database' }).warn({ err: error }, 'connection lost'),
  })

const lanes = onceADatabase('lanes', (address) => Array.from({ length: LANES }, () => newLane(address)))

/**
 * Rows of a small read that is asked often, under a name of its own. Where no lane takes it, or its lane is lost, the pool is asked: its
 * limits and its errors are those of all statements.
 */
export const readOften = async <Row extends pg.QueryResultRow>(
  text: string,
  values: unknown[],
  name: string,
): Promise<Row[]> => {
  const lane = freestLane()
  if (!lane) return query<Row>(text, values, name)
  try {
    return await lane.ask<Row>({ text, values, name })
  } catch {
    return query<Row>(text, values, name)
  }
}

const freestLane = (): ReadLane | undefined => {
  const loads = lanes().map((lane) => ({ lane, load: lane.load() }))
  const least = Math.min(...loads.map(({ load }) => load))
  return Number.isFinite(least) ? loads.find(({ load }) => load === least)?.lane : undefined
}
