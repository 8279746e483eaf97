import { migrations } from '@/migrations'
import { isListening } from '../cache/listen-for-changes'
import { query } from '../db/pool'

export type Readiness = {
  ready: boolean
  database: 'up' | 'down'
  migrations: 'current' | 'behind' | 'unknown'
  revalidation: 'listening' | 'deaf'
}

/** Whether this process may serve: the database answers, its schema is that of this code, and changes are heard of. */
export const checkReadiness = async (): Promise<Readiness> => {
  const revalidation = isListening() ? 'listening' : 'deaf'
  try {
    const rows = await query<{ name: string }>('select name from payload_migrations', [], 'readiness')
    const done = new Set(rows.map(({ name }) => name))
    const isCurrent = migrations.every(({ name }) => done.has(name))
    return {
      ready: isCurrent && revalidation === 'listening',
      database: 'up',
      migrations: isCurrent ? 'current' : 'behind',
      revalidation,
    }
  } catch {
    return { ready: false, database: 'down', migrations: 'unknown', revalidation }
  }
}
