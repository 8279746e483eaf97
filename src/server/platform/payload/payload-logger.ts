import type { Logger } from 'pino'
import { createLogger } from '@/server/platform/log/create-logger'

/** The logger of Payload, less its warning that it has no `sharp`: the worker draws the pictures. */
export const payloadLogger = (): Logger => {
  const logger = createLogger({ name: 'payload' })
  const warn = logger.warn.bind(logger)
  logger.warn = (first: unknown, ...rest: unknown[]): void => {
    if (!String(first).includes('sharp not installed')) warn(first as object, ...(rest as string[]))
  }
  return logger
}
