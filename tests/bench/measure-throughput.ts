import { fireRequests } from './fire-requests'
import { median } from './median'
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

async function fire({ url, target, seconds }: { url: string; target: Target; seconds: number }): Promise<number> {
  const headers = { 'accept-encoding': 'gzip, deflate, br', ...target.headers }
  return fireRequests({ url: url + target.path, headers, connections: CONNECTIONS, seconds })
}
