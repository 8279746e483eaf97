import type { Payload } from 'payload'

// Payload's pool has no error listener: a restart of PostgreSQL would end the process.
export const logPoolErrors = (payload: Payload): void => {
  payload.db.pool.on('error', (error) => {
    payload.logger.warn({ err: error }, 'idle connection lost')
  })
}
