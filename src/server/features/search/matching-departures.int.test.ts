import config from '@payload-config'
import { getPayload } from 'payload'
import { describe, expect, it } from 'vitest'
import type { SearchResult } from '@/contract/search'
import { createDeparture, inDays } from '../../../../tests/factories/departure'
import { createExpedition } from '../../../../tests/factories/expedition'
import { call } from '../../../../tests/integration/call'
import { runJobs } from '../../../../tests/integration/run-jobs'

const payload = await getPayload({ config, cron: false })

describe('the departures of a card', () => {
  const BEYOND = 300
  const slotsOf = async (address: string) => {
    const { status, body } = await call<SearchResult>(`v1/search?q=Aravis&${address}`)
    expect(status).toBe(200)
    const [hit] = body.hits
    return {
      count: hit?.next_departures_count,
      slots: hit?.next_departure_starts.map((slot) => [slot.next_departure_start, slot.available_count]),
      available: hit?.next_available_departure_starts.length,
      isOpen: hit?.has_next_3_departures_not_full,
      asked: hit?.asked,
    }
  }
  const day = (n: number) => inDays(n).slice(0, 10)

  it('are those that match the dates and the travelers asked, the next three where none are', async () => {
    const { id: expedition } = await createExpedition(payload, { name: 'Tour des Aravis' })
    for (const [start, capacity] of [
      [10, 2],
      [30, 8],
      [50, 3],
      [BEYOND, 8],
      [BEYOND + 20, 4],
      [BEYOND + 40, 9],
    ] as const) {
      await createDeparture(payload, {
        expedition,
        departure_start: inDays(start),
        departure_end: inDays(start + 2),
        capacity,
      })
    }
    await runJobs()
    expect((await slotsOf('')).slots).toEqual([
      [day(10), 2],
      [day(30), 8],
      [day(50), 3],
    ])
    expect(await slotsOf(`start=${day(BEYOND)}&end=${day(BEYOND + 30)}`)).toEqual({
      ...{ count: 2, available: 2, isOpen: true, asked: `#depart=${day(BEYOND)}` },
      slots: [
        [day(BEYOND), 8],
        [day(BEYOND + 20), 4],
      ],
    })
    expect(await slotsOf('travelers=4')).toEqual({
      ...{ count: 4, available: 3, isOpen: true, asked: `#depart=${day(30)},4` },
      slots: [
        [day(30), 8],
        [day(BEYOND), 8],
        [day(BEYOND + 20), 4],
      ],
    })
    expect((await slotsOf(`start=${day(BEYOND)}&travelers=5`)).slots).toEqual([
      [day(BEYOND), 8],
      [day(BEYOND + 40), 9],
    ])
  })
})
