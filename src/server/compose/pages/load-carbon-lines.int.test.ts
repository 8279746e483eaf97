import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ExpeditionCarbon } from '@/contract/carbon'
import { GET } from '@/app/(site)/(framed)/expeditions/[slug]/carbone.csv/route'
import { query } from '@/server/platform/db/pool'
import { createExpedition } from '../../../../tests/factories/expedition'
import { VERCORS } from '../../../../tests/factories/trip-carbon'
import { placeLyon } from '../../../../tests/factories/places'
import { call } from '../../../../tests/integration/call'
import { loadCarbonLines } from './load-carbon-lines'

let payload: Payload
let trip: { id: number; slug: string }

const ROUTE = [
  [5.5262, 45.0306, 1111],
  [5.52, 44.9, 1600],
  [5.49, 44.69, 560],
]

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  trip = await createExpedition(payload, {
    ...VERCORS,
    access: { ...VERCORS.access, station_altitude: 212 },
    duration_days: 5,
    route: ROUTE,
    stages: [
      { name: 'Corrençon', longitude: 5.5262, latitude: 45.0306, elevation_m: 1111 },
      { name: 'Châtillon', longitude: 5.49, latitude: 44.69, elevation_m: 560 },
    ],
  })
  await placeLyon()
})

const carbonFrom = async (from: string) =>
  (await call<ExpeditionCarbon>(`v1/expeditions/${String(trip.id)}/carbon${from}`)).body

describe('the heights of the way there', () => {
  it('are those of the town, the station and the first point of the route, with where one ends', async () => {
    expect((await carbonFrom('?from=69123')).heights).toEqual({
      town: 177,
      station: { name: 'Grenoble', altitude: 212 },
      trailhead: { name: 'Corrençon', altitude: 1111 },
      finish: { name: 'Châtillon', km: 38 },
      legs_after: 1,
      keeps_paris_time: expect.any(Boolean) as boolean,
    })
  })

  it('read no wait in a country of another clock', async () => {
    const codeIs = (code: string) =>
      query(
        'update countries c set code = $2 from expeditions_rels r where r.countries_id = c.id and r.parent_id = $1',
        [trip.id, code],
      )
    const keeps = async () => (await carbonFrom('')).heights?.keeps_paris_time
    await codeIs('GB-TEST')
    expect(await keeps()).toBe(false)
    await codeIs('CH-TEST')
    expect(await keeps()).toBe(true)
  })

  it('are not made up', async () => {
    const { id } = await createExpedition(payload, { ...VERCORS, route: null, stages: [] })
    const { body } = await call<ExpeditionCarbon>(`v1/expeditions/${String(id)}/carbon`)
    expect(body.heights).toMatchObject({
      station: { altitude: null },
      trailhead: { name: null, altitude: null },
      finish: null,
    })
  })
})

const download = (asked: string, slug = trip.slug) =>
  GET(new Request(`http://localhost/expeditions/${slug}/carbone.csv${asked}`), { params: Promise.resolve({ slug }) })

describe('a figure line by line', () => {
  it('has each leg with its kilometres and factor, and adds up to the gram what the page says', async () => {
    const file = await loadCarbonLines({ slug: trip.slug, code: '69123' })
    expect(file?.filename).toBe(`carbone-${trip.slug}-69123.csv`)
    const rows = (file?.content ?? '')
      .replace('\ufeff', '')
      .trim()
      .split('\r\n')
      .map((row) => row.split(';'))
    const train = rows.filter((row) => row[2] === 'Train')
    const { ways, stay } = await carbonFrom('?from=69123')
    const legs = train.slice(0, -1)
    expect(legs.map((row) => row[3])).toEqual(ways[0]?.legs.map(({ label }) => label))
    expect(2 * legs.reduce((sum, row) => sum + Number(row[12]), 0)).toBe(ways[0]?.grams)
    expect(Number(train.at(-1)?.[12])).toBe(ways[0]?.grams)
    expect(legs.find((row) => row[3] === 'TER')?.slice(4, 9)).toEqual([
      ...['129', 'relevée', 'TER', '27,7', 'par km et par personne'],
    ])
    expect(Number(rows.at(-1)?.[12])).toBe(stay?.grams)
    expect(new Set(rows.map((row) => row.length))).toEqual(new Set([16]))
  })

  it('is a file from the town that the address names, and from Paris without one', async () => {
    for (const [asked, code] of [
      ['?from=69123', '69123'],
      ['?depuis=69123', '69123'],
      ['', '75056'],
    ] as const) {
      const { status, headers } = await download(asked)
      expect([status, headers.get('Content-Disposition')]).toEqual([
        200,
        `attachment; filename="carbone-${trip.slug}-${code}.csv"`,
      ])
    }
  })

  it.each(['99999', '', 'lyon', '%00'])(
    'refuses « %s », which no town has, as the call of the figure does',
    async (code) => {
      for (const key of ['from', 'depuis']) {
        const answer = await download(`?${key}=${code}`)
        expect([answer.status, await answer.json()]).toEqual([
          422,
          {
            error: 'On ne trouve pas cette ville.',
            errors: [{ field: 'from', message: 'On ne trouve pas cette ville.' }],
          },
        ])
      }
    },
  )

  it('answers 404 for an unknown trip', async () => {
    expect((await download('', 'une-autre')).status).toBe(404)
  })
})
