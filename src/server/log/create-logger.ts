import { createRequire } from 'node:module'
import path from 'node:path'
import pino from 'pino'
import type { DestinationStream, Logger } from 'pino'
import { redact } from './redact'

// The level is read here, not through env(): a wrong environment must be logged too.
const level = process.env.LOG_LEVEL ?? 'info'

/** A logger whose lines are JSON in production, easy to read elsewhere, and hold no secret and no e-mail address. */
export function createLogger({
  name,
  output = standardOutput(),
}: {
  name: string
  output?: DestinationStream
}): Logger {
  // Redacting the finished line covers what lists of paths miss: messages, stacks, and fields at any depth.
  return pino({ name, level, base: undefined }, { write: (line) => output.write(redact(line)) })
}

let shared: DestinationStream | undefined

function standardOutput(): DestinationStream {
  shared ??= prettyOutput() ?? pino.destination({ dest: 1, sync: true })
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
