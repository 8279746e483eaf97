import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import type { RouteGeoJson } from '@/contract/expeditions'
import { queryOne } from '@/server/platform/db/pool'
import { WAY_HEIGHTS, type WayHeightsRow } from '@/server/features/carbon/way-heights'
import { createExpedition } from '../../../../../tests/factories/expedition'
import { call } from '../../../../../tests/integration/call'
import { runJobs } from '../../../../../tests/integration/run-jobs'

let payload: Payload

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
})

const FIRST_DAY = [
  [6.1, 45.9, 1_000],
  [6.1, 45.918, 1_200],
]
const SECOND_DAY = [
  [6.1, 46.278, 500],
  [6.1, 46.296, 700],
]

const published = async (route: number[][] | number[][][]) => {
  const stages = [
    { name: 'Départ', longitude: 6.1, latitude: 45.9, elevation_m: 1_000 },
    { name: 'Arrivée', longitude: 6.1, latitude: 46.296, elevation_m: 700 },
  ]
  const trip = await createExpedition(payload, { route, stages })
  await runJobs()
  return trip
}

it('gives each part that is walked as a line of its own', async () => {
  const { slug } = await published([FIRST_DAY, SECOND_DAY])
  const { status, body } = await call<RouteGeoJson>(`v1/expeditions/${slug}/geojson`)
  expect(status).toBe(200)
  const lines = body.features.filter(({ geometry }) => geometry.type === 'LineString')
  expect(lines.map(({ geometry }) => geometry.coordinates)).toEqual([FIRST_DAY, SECOND_DAY])
})

it.each([
  ['one line', [...FIRST_DAY, ...SECOND_DAY]],
  ['parts', [FIRST_DAY, SECOND_DAY]],
])('reads the start and the end of a route of %s', async (_, route) => {
  const { id } = await published(route)
  const row = await queryOne<WayHeightsRow>(`select ${WAY_HEIGHTS} from expeditions e where e.id = $1`, [id])
  expect(row).toMatchObject({
    trailhead: 'Départ',
    trailhead_altitude: 1_000,
    finish: 'Arrivée',
    route_start: FIRST_DAY[0],
    route_end: SECOND_DAY[1],
  })
})

it('refuses a part of one point', async () => {
  await expect(createExpedition(payload, { route: [FIRST_DAY, [[6.1, 46, 500]]] })).rejects.toThrow(/Tracé/)
})
