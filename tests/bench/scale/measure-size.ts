import { setTimeout as wait } from 'node:timers/promises'
import { getPayload, type Payload } from 'payload'
import type pg from 'pg'
import config from '@payload-config'
import { openCalls } from '@/server/compose/answer-call'
import { reindex } from '@/server/features/search/sync/reindex'
import { pool, query } from '@/server/platform/db/pool'
import type { FindCall } from '@/server/platform/web/calls-door'
import { createBulkCatalogue, createReference } from '../../factories/bulk-catalogue'
import { createTeam, findActors, findTeam } from './actors'
import { forgetLimits, measuredCalls } from './calls'
import { growPeople } from './grow'
import { measureCalls, type Measure, type Meter } from './measure-calls'
import { measureJobs } from './measure-jobs'
import { planAllMails } from './plan-mails'
import { processorOfDatabase } from './processor-of-database'
import { DEPARTURES_BY_RANK, PAST_DEPARTURES } from './shape'
import { watchStatements } from './watch-statements'

export type Bench = { payload: Payload; find: FindCall; team: Awaited<ReturnType<typeof createTeam>>; meter: Meter }
export type Measured = { size: number; calls: Measure[]; jobs: Measure[] }

type Opened = { beside: pg.Client; database: string; trips: number | null }

/** Makes the catalogue, its former departures and the team, which are the same at every size; null finds them made. */
export const openBench = async ({ beside, database, trips }: Opened): Promise<Bench> => {
  if (trips !== null) await createCatalogue(trips)
  const find = await openCalls()
  const payload = await getPayload({ config })
  const team = trips === null ? await findTeam(payload) : await createTeam(payload)
  const { take } = await watchStatements(payload)
  return { payload, find, team, meter: { take, processor: processorOfDatabase(beside, database) } }
}

const createCatalogue = async (trips: number): Promise<void> => {
  await createReference()
  await createBulkCatalogue({ count: trips })
  await withoutTimeout(FORMER_DEPARTURES)
  await withoutTimeout(DEPARTURES_BY_RANK)
  // Of yesterday are some two hundred news, as on any day.
  await query(
    `delete from favourite_news n using bench_departures b where b.id = n.departure_id and (b.rank > 200 or not b.is_to_come)`,
  )
  await query(`update favourite_news set created_at = now() - interval '12 hours'`)
  await query('analyze')
  await reindex({ onProgress: () => undefined, tellsOthers: false })
}

/** Adds people up to a size and measures all of it there. */
export const measureSize = async (options: {
  bench: Bench
  from: number
  size: number
  rounds: number
}): Promise<Measured> => {
  const { bench, from, size, rounds } = options
  await growPeople({ from, to: size })
  await withoutTimeout('analyze')
  await planAllMails({ from, to: size })
  await withoutTimeout('vacuum analyze')
  await withoutTimeout('checkpoint')
  await wait(1000)
  const actors = await findActors({ payload: bench.payload, team: bench.team, size })
  const calls = measuredCalls({ ...bench, actors })
  const measuredOfCalls = await measureCalls({ calls, rounds, meter: bench.meter, beforeEach: forgetLimits })
  return { size, calls: measuredOfCalls, jobs: await measureJobs(bench.meter) }
}

const FORMER_DEPARTURES = /* sql */ `
  insert into departures (title, expedition_id, departure_start, departure_end, capacity, seats_taken, status, created_at)
  select e.name, e.id, start, start + (e.duration_days - 1) * interval '1 day', 8, 0, 'confirmed', start - interval '200 days'
  from expeditions e, generate_series(1, ${String(PAST_DEPARTURES)}) k,
    lateral (select date_trunc('day', now()) + interval '10 hours' - (20 + k * 55 + abs(hashint4(e.id * 7 + k)) % 55) * interval '1 day' as start) s`

const withoutTimeout = async (text: string): Promise<void> => {
  const client = await pool().connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query(text)
  } finally {
    client.release(true)
  }
}
