import type { Payload } from 'payload'

/**
 * Listens to the errors of Payload's connections: without, a restart of PostgreSQL would end the process, whether a
 * connection is idle or in the middle of a transaction.
 */
export const logPoolErrors = (payload: Payload): void => {
  const onLost = (error: Error): void => {
    payload.logger.warn({ err: error }, 'connection lost')
  }
  payload.db.pool.on('error', onLost)
  payload.db.pool.on('connect', (client) => client.on('error', onLost))
}
