import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { createExpedition } from '../../../../../tests/factories/expedition'
import { runJobs } from '../../../../../tests/integration/run-jobs'
import { drawGround } from './draw-ground'

let payload: Payload

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
})

const VERCORS = [
  [5.5, 45, 1111],
  [5.53, 44.87, 2341],
  [5.48, 44.75, 570],
]

describe('ground of a route', () => {
  it('is a picture of heights around a published one', async () => {
    const { slug } = await createExpedition(payload, { route: VERCORS })
    await runJobs()
    const svg = await drawGround(slug)
    expect(svg).toMatch(/^<svg /)
    expect(svg?.match(/data-kind="band"/g)?.length).toBeGreaterThan(5)
    // Far from any coast of the base map.
    expect(svg).not.toContain('data-kind="shallows"')
  })

  it('is none for a trip without a route, one that is not published and one that is unknown', async () => {
    const trips = [
      await createExpedition(payload, { route: null }),
      await createExpedition(payload, { route: VERCORS, _status: 'draft' }),
    ]
    await runJobs()
    for (const slug of [...trips.map((trip) => trip.slug), 'inconnue']) expect(await drawGround(slug)).toBeNull()
  })
})
