import autocannon from 'autocannon'
import type { Target } from './targets'

const CONNECTIONS = 16

/** Median requests per second of each target. Rounds are interleaved, so that a slow minute of the machine hits all alike. */
export async function measureThroughput(options: {
  url: string
  targets: Target[]
  rounds: number
  seconds: number
  onRound: (round: number) => void
}): Promise<Map<Target, number>> {
  const { url, targets, rounds, seconds, onRound } = options
  const samples = new Map(targets.map((target) => [target, [] as number[]]))
  for (const target of targets) await fire({ url, target, seconds: 1 })
  for (let round = 1; round <= rounds; round += 1) {
    onRound(round)
    for (const target of targets) samples.get(target)?.push(await fire({ url, target, seconds }))
  }
  return new Map([...samples].map(([target, values]) => [target, median(values)]))
}

/** The middle value. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}

async function fire({ url, target, seconds }: { url: string; target: Target; seconds: number }): Promise<number> {
  const result = await autocannon({
    url: url + target.path,
    connections: CONNECTIONS,
    duration: seconds,
    headers: { 'accept-encoding': 'gzip, deflate, br', ...target.headers },
  })
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${target.path}: ${result.non2xx} answers other than 2xx, ${result.errors} errors`)
  }
  // Not autocannon's own average, which is that of whole seconds and reads zero on a slow start.
  return result['2xx'] / result.duration
}
