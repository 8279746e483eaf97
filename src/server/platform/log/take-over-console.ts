import { format } from 'node:util'
import type { Logger } from 'pino'
import { describeFields } from './describe-fields'

const LEVELS = { error: 'error', warn: 'warn', log: 'info', info: 'info', debug: 'debug', trace: 'debug' } as const

/** Has all that the process's packages print to the console leave through a logger: Next prints whole errors there. */
export const takeOverConsole = (logger: Logger): void => {
  for (const [method, level] of Object.entries(LEVELS)) {
    const write = (...given: unknown[]) => {
      const err = given.find((one) => one instanceof Error)
      const message = format(...given.filter((one) => one !== err).map((one) => describeFields(one)))
      logger[level](err ? { err } : {}, message)
    }
    Reflect.set(console, method, write)
  }
}
