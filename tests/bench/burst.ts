import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { startWebProcess } from '../integration/start-web-process'
import { median } from './median'
import { printTable } from './print-table'

const ROUNDS = 12
const AT_ONCE = 100
/** Long enough for the burst to have arrived. */
const ARRIVAL_MS = 20

/**
 * How long one customer's write takes alone, and while another one sends a hundred at once, on one web process. Works on the database of
 * the environment; throws when a write of the first is not done.
 */
export async function benchBurst({ markdown }: { markdown: boolean }): Promise<string> {
  // They read the environment as they load.
  const { default: config } = await import('@payload-config')
  const { getPayload } = await import('payload')
  const { query } = await import('@/server/platform/db/pool')
  const { createCustomers } = await import('../seats/create-customers')
  const { sendJson } = await import('../seats/send-json')

  const [one, busy] = await createCustomers(await getPayload({ config, cron: false }), 2)
  const [departure] = await query<{ id: number }>(
    `insert into departures (expedition_id, departure_start, departure_end, capacity, seats_taken, status, price_cents)
     select id, now() + interval '90 days', now() + interval '92 days', 12, 0, 'open', 0
     from expeditions where _status = 'published' order by id limit 1 returning id`,
  )
  const web = await startWebProcess()
  const write = async (token = ''): Promise<{ status: number; ms: number }> => {
    const start = performance.now()
    const body = { departure_id: departure?.id ?? 0, travelers_count: 1 }
    const { status } = await sendJson({ url: `${web.url}/api/v1/cart`, token, body })
    return { status, ms: performance.now() - start }
  }
  const writeOfOne = async () => {
    const { status, ms } = await write(one?.token)
    if (status !== 201) throw new Error(`A customer's write was answered ${status} beside another's burst.`)
    return ms
  }
  const [alone, beside]: [number[], number[]] = [[], []]
  const statuses: number[] = []
  try {
    await writeOfOne()
    for (let round = 0; round < ROUNDS; round++) {
      // Nobody may write so much in ten minutes.
      await query('delete from rate_limits')
      alone.push(await writeOfOne())
      const burst = Promise.all(Array.from({ length: AT_ONCE }, () => write(busy?.token)))
      await wait(ARRIVAL_MS)
      beside.push(await writeOfOne())
      statuses.push(...(await burst).map(({ status }) => status))
    }
  } finally {
    await web.kill()
  }
  const rowOf = (name: string, times: number[]) => [
    name,
    median(times).toFixed(1),
    Math.max(...times).toFixed(1),
    (median(times) / median(alone)).toFixed(1),
  ]
  const share = (status: number) => String(statuses.filter((each) => each === status).length)
  return printTable({
    title: `A customer's write beside ${AT_ONCE} of another one, ${ROUNDS} times`,
    markdown,
    rows: [
      ['write', 'p50 ms', 'most ms', '÷ alone', 'of the burst, done', 'refused (429)'],
      [...rowOf('alone', alone), '', ''],
      [...rowOf('beside the burst', beside), share(201), share(429)],
    ],
  })
}
