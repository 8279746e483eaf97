import { createRequire } from 'node:module'
import path from 'node:path'
import pino from 'pino'
import type { DestinationStream, LogFn, Logger } from 'pino'
import { batchLines } from './batch-lines'
import { describeError } from './describe-error'
import { describeFields } from './describe-fields'
import { redact } from './redact'

// The level is read here, not through env(): a wrong environment must be logged too.
const level = process.env.LOG_LEVEL || 'info'

/**
 * A logger whose lines are JSON in production, easy to read elsewhere, and hold no secret, no e-mail address and none
 * of the values that a failing query was given.
 */
export function createLogger({
  name,
  output = standardOutput(),
}: {
  name: string
  output?: DestinationStream
}): Logger {
  return pino(
    { name, level, base: undefined, serializers: { err: asItIs }, hooks: { logMethod: describeArguments } },
    // Redacting the finished line covers what lists of paths miss: messages, stacks, and fields at any depth.
    { write: (line) => output.write(redact(line)) },
  )
}

/**
 * A logger for fields that their author has made safe: its lines are neither described nor looked through, which costs more than to
 * answer a kept page.
 */
export function createSafeLogger({
  name,
  output = standardOutput(),
}: {
  name: string
  output?: DestinationStream
}): Logger {
  return pino({ name, level, base: undefined }, output)
}

// Errors come here already described.
const asItIs = (value: unknown): unknown => value

function describeArguments(this: Logger, given: Parameters<LogFn>, log: LogFn) {
  const [first, ...rest] = given as unknown[]
  const described = rest.map((one) => describeFields(one)) as Parameters<LogFn>
  if (!(first instanceof Error)) {
    log.apply(this, [describeFields(first), ...described] as Parameters<LogFn>)
    return
  }
  const err = describeError(first)
  log.apply(this, [{ err }, ...(described.length > 0 ? described : [err.message])] as Parameters<LogFn>)
}

let shared: DestinationStream | undefined

function standardOutput(): DestinationStream {
  shared ??= prettyOutput() ?? batchLines(pino.destination({ dest: 1, sync: true }))
  return shared
}

type Pretty = (options: { colorize: boolean; ignore: string; sync: boolean }) => DestinationStream

function prettyOutput(): DestinationStream | undefined {
  if (process.env.NODE_ENV === 'production') return undefined
  try {
    const load = createRequire(path.join(process.cwd(), 'package.json'))
    const pretty = load('pino-pretty') as Pretty
    return pretty({ colorize: process.stdout.isTTY, ignore: 'pid,hostname', sync: true })
  } catch {
    return undefined
  }
}
