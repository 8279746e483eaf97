import { fireRequests } from './fire-requests'
import { median } from './median'
import { processorTime } from './processor-time'
import type { Target } from './targets'

const CONNECTIONS = 16

/** Requests per second, and what each cost the server in microseconds of processor: other work on the machine lowers the first alone. */
export type Pace = { rate: number; cost: number }

type Round = { url: string; pid: number; target: Target; seconds: number }

/** The median pace of each target. Rounds are interleaved, so that a slow minute of the machine hits all alike. */
export async function measureThroughput(options: {
  url: string
  pid: number
  targets: Target[]
  rounds: number
  seconds: number
  onRound: (round: number) => void
}): Promise<Map<Target, Pace>> {
  const { url, pid, targets, rounds, seconds, onRound } = options
  const samples = new Map(targets.map((target) => [target, [] as Pace[]]))
  for (const target of targets) await fire({ url, pid, target, seconds: 1 })
  for (let round = 1; round <= rounds; round += 1) {
    onRound(round)
    for (const target of targets) samples.get(target)?.push(await fire({ url, pid, target, seconds }))
  }
  const middle = (paces: Pace[]): Pace => ({
    rate: median(paces.map(({ rate }) => rate)),
    cost: median(paces.map(({ cost }) => cost)),
  })
  return new Map([...samples].map(([target, paces]) => [target, middle(paces)]))
}

async function fire({ url, pid, target, seconds }: Round): Promise<Pace> {
  const server = target.server ?? { url, pid }
  const headers = { 'accept-encoding': 'gzip, deflate, br', ...target.headers }
  const [started, used] = [performance.now(), processorTime(server.pid)]
  const address = server.url + target.path
  const rate = await fireRequests({ url: address, method: target.method, headers, connections: CONNECTIONS, seconds })
  const answered = (rate * (performance.now() - started)) / 1000
  return { rate, cost: ((processorTime(server.pid) - used) * 1000) / answered }
}
