import type { DestinationStream } from 'pino'

const LONGEST_WAIT_MS = 50
const LONGEST = 32_768
/** From warnings on. */
const URGENT = /^\{"level":[4-6]/

/**
 * Lets lines go together, at most 50 ms late: writing each costs as much as a kept answer. A warning or an error goes at once, after
 * those that waited, and so does all that waits as the process ends; only `kill -9` loses what somebody did in that instant.
 */
export function batchLines(output: DestinationStream): DestinationStream {
  let waiting = ''
  let timer: NodeJS.Timeout | undefined

  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    if (waiting === '') return
    const lines = waiting
    waiting = ''
    output.write(lines)
  }
  process.once('exit', flush)
  return {
    write: (line) => {
      waiting += line
      if (URGENT.test(line) || waiting.length > LONGEST) flush()
      else timer ??= setTimeout(flush, LONGEST_WAIT_MS).unref()
    },
  }
}
