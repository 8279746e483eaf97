import { statfs } from 'node:fs/promises'
import { migrations } from '@/migrations'
import { searchState, type SearchState } from '@/server/features/search/search-with-fallback'
import { readJobsState, type JobsState } from '@/server/features/upkeep/jobs-desk/read-jobs-state'
import { isListening } from '@/server/platform/cache/listen-for-changes'
import { env } from '@/env'
import { wasDiskFull } from '@/server/platform/db/note-failure'
import { query } from '@/server/platform/db/pool'

export type Readiness = {
  ready: boolean
  database: 'up' | 'down'
  migrations: 'current' | 'behind' | 'unknown'
  revalidation: 'listening' | 'deaf'
  /** Never a reason not to serve: who watches the site is told of them by this line. */
  jobs: JobsState
  /** Of this process's folder, and of the database as far as works failed for it: pages are read on, nothing can be ordered. */
  disk: 'room' | 'full'
  /** Never a reason not to serve: PostgreSQL answers for an engine that is away. */
  search: SearchState
}

/** Whether this process may serve: the database answers, its schema is that of this code, and changes are heard of. */
export const checkReadiness = async (): Promise<Readiness> => {
  const revalidation = isListening() ? 'listening' : 'deaf'
  const search = searchState()
  const disk = wasDiskFull() || (await isFull(env().DATA_DIR)) ? 'full' : 'room'
  try {
    const rows = await query<{ name: string }>('select name from payload_migrations', [], 'readiness')
    const done = new Set(rows.map(({ name }) => name))
    const jobs = await readJobsState()
    const isCurrent = migrations.every(({ name }) => done.has(name))
    return {
      ready: isCurrent && revalidation === 'listening' && disk === 'room',
      database: 'up',
      migrations: isCurrent ? 'current' : 'behind',
      revalidation,
      jobs,
      disk,
      search,
    }
  } catch {
    return { ready: false, database: 'down', migrations: 'unknown', revalidation, jobs: 'unknown', disk, search }
  }
}

/** What PostgreSQL writes at once: with less it stops. */
const LEAST_BYTES = 16_000_000

// A folder that is not made yet has nothing to keep.
const isFull = (folder: string): Promise<boolean> =>
  statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize < LEAST_BYTES,
    () => false,
  )
