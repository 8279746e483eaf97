import { performance } from 'node:perf_hooks'
import { startWebProcess } from '../integration/start-web-process'
import { printTable } from './print-table'

const CUSTOMERS = 64
const LAST_SEATS = [1, 3, 12] as const

type SeatsBenchOptions = { rounds: number; markdown: boolean; say: (message: string) => void }

/**
 * Rounds of 64 customers on two web processes who all want the last seats of a departure: how many were sold and how
 * long a round takes. Works on the database of the environment; throws at the first seat sold twice or not at all.
 */
export async function benchSeats({ rounds, markdown, say }: SeatsBenchOptions): Promise<string> {
  // They read the environment as they load.
  const { default: config } = await import('@payload-config')
  const { getPayload } = await import('payload')
  const { query } = await import('@/server/platform/db/pool')
  const { createCustomers } = await import('../seats/create-customers')
  const { raceSeats } = await import('../seats/race-seats')

  const customers = await createCustomers(await getPayload({ config, cron: false }), CUSTOMERS)
  const [expedition] = await query<{ id: number }>(`select id from expeditions where _status = 'published' order by id`)
  const webs = await Promise.all([startWebProcess(), startWebProcess()])
  const urls = webs.map(({ url }) => url)
  const times = new Map<number, number[]>()
  const answers = new Map<number, Record<string, number>>()
  try {
    for (let round = 0; round < rounds; round++) {
      const seats = LAST_SEATS[round % LAST_SEATS.length] ?? 1
      const start = performance.now()
      const { sold, statuses } = await raceSeats({ urls, customers, expedition: expedition?.id ?? 0, seats })
      times.set(seats, [...(times.get(seats) ?? []), performance.now() - start])
      const counts = answers.get(seats) ?? {}
      for (const [status, count] of Object.entries(statuses)) counts[status] = (counts[status] ?? 0) + count
      answers.set(seats, counts)
      const others = Object.keys(statuses).filter((status) => status !== '201' && status !== '409')
      if (sold !== seats || others.length > 0) {
        throw new Error(`Round ${round}: ${sold} sold of ${seats}, answers ${JSON.stringify(statuses)}`)
      }
      if (round % 50 === 49) say(`last seats, round ${round + 1} of ${rounds}`)
    }
  } finally {
    await Promise.all(webs.map(({ kill }) => kill()))
  }
  const rowOf = (seats: number): string[] => {
    const sorted = (times.get(seats) ?? []).sort((one, other) => one - other)
    const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(0)
    const counts = answers.get(seats) ?? {}
    return [
      String(seats),
      String(sorted.length),
      String(sorted.length * seats),
      String(counts['409'] ?? 0),
      at(0.5),
      at(0.95),
    ]
  }
  return printTable({
    title: `Last seats, ${CUSTOMERS} customers on two web processes`,
    markdown,
    rows: [['seats left', 'rounds', 'sold', 'refused (409)', 'round p50 ms', 'round p95 ms'], ...LAST_SEATS.map(rowOf)],
  })
}
