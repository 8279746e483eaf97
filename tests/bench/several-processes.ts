import { startSite } from '../e2e/fixtures/start-site'
import { fireRequests } from './fire-requests'
import { median } from './median'
import { printTable } from './print-table'

const CONNECTIONS = 16
const HEADERS = { 'accept-encoding': 'gzip, deflate, br' }

type Options = { environment: Record<string, string>; rounds: number; seconds: number; markdown: boolean }

/** What each of two web processes that share a port serves of the home page, beside one alone, in turns. Whoever asks takes processors too. */
export async function benchSeveralProcesses({ environment, rounds, seconds, markdown }: Options): Promise<string> {
  const counts = [1, 2]
  const sites = await Promise.all(counts.map((count) => startSite({ ...environment, WEB_PROCESSES: String(count) })))
  try {
    const rates = sites.map((): number[] => [])
    for (let round = -1; round < rounds; round += 1) {
      for (const [n, { url }] of sites.entries()) {
        const rate = await fireRequests({ url: `${url}/`, headers: HEADERS, connections: CONNECTIONS, seconds })
        if (round >= 0) rates[n]?.push(rate)
      }
    }
    const [alone = Number.NaN] = rates.map(median)
    const rows = counts.map((count, n) => {
      const rate = median(rates[n] ?? [])
      return [String(count), rate.toFixed(0), (rate / count / alone).toFixed(2)]
    })
    return printTable({
      title: 'Web processes on one port, the home page',
      markdown,
      rows: [['processes', 'requests/s', 'per process ÷ one alone'], ...rows],
    })
  } finally {
    await Promise.all(sites.map(({ stop }) => stop()))
  }
}
