import type { Readable } from 'node:stream'
import { stripVTControlCharacters } from 'node:util'
import { redact } from '@/server/platform/log/redact'

const KEPT_LINES = 60
/** What was said long before the last line is no reason of an end. */
const KEPT_MS = 60_000
const STACK_LINE = /^\s+at (?:<|node:)/
/** A line that none of our loggers wrote. */
const FOREIGN_LINE = /^(?!\{)/m

/** Gives what a stream says by whole lines, as many of them at once as came together: without the last line break. */
export function onLines(stream: Readable, take: (lines: string) => void) {
  let begun = ''
  stream.setEncoding('utf8')
  stream.on('data', (chunk: string) => {
    const end = chunk.lastIndexOf('\n')
    if (end < 0) {
      begun += chunk
      return
    }
    take((begun + chunk.slice(0, end)).replaceAll('\r\n', '\n'))
    begun = chunk.slice(end + 1)
  })
  stream.on('end', () => {
    if (begun) take(begun)
  })
}

/** The same lines without secrets. Loggers hide them in their own lines, which are JSON; others come from Node itself. */
export function withoutSecrets(lines: string): string {
  if (!FOREIGN_LINE.test(lines)) return lines
  return lines
    .split('\n')
    .map((line) => (line.startsWith('{') ? line : redact(line)))
    .join('\n')
}

/** Keeps what was said in the last minute: some sixty lines, without Node's own part of a stack. */
export function keepLast() {
  const taken: Array<{ at: number; lines: string }> = []
  return {
    take: (lines: string) => {
      taken.push({ at: performance.now(), lines })
      if (taken.length > KEPT_LINES) taken.shift()
    },
    lines: () =>
      taken
        .filter(({ at }) => performance.now() - at <= KEPT_MS)
        .map(({ lines }) => lines)
        .join('\n')
        .split('\n')
        .filter((line) => line !== '' && !STACK_LINE.test(line))
        .slice(-KEPT_LINES)
        .map(stripVTControlCharacters),
  }
}
