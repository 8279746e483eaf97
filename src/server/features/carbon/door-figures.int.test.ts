import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ExpeditionCarbon } from '@/contract/carbon'
import type { SearchPoint, SearchResult } from '@/contract/search'
import { PARIS, type Door } from '@/domain/carbon/door'
import { tripFigure } from '@/domain/carbon/trip-figure'
import { pool, query } from '@/server/platform/db/pool'
import { LILLE, LYON, RENNES, TOULOUSE } from '../../../../tests/factories/doors'
import { createExpedition } from '../../../../tests/factories/expedition'
import { GR20, HIGHLANDS, VERCORS } from '../../../../tests/factories/trip-carbon'
import { placeLyon } from '../../../../tests/factories/places'
import { call } from '../../../../tests/integration/call'
import { runJobs } from '../../../../tests/integration/run-jobs'
import { doorFactors, doorFigures, doorMarks, written } from './door-figures'
import { readFactors } from './read-factors'
import { saveTripDoors } from './save-trip-doors'
import { presentTripFacts, TRIP_FACTS, type TripFactsRow } from './trip-facts'

let payload: Payload
let vercors: number
let gr20: number
let highlands: number
let untold: number

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  vercors = (await createExpedition(payload, { ...VERCORS, duration_days: 5 })).id
  gr20 = (await createExpedition(payload, { ...GR20, duration_days: 2 })).id
  highlands = (await createExpedition(payload, HIGHLANDS)).id
  untold = (await createExpedition(payload)).id
  await placeLyon()
  await runJobs()
})

type Figure = {
  id: number
  trip_g: number
  stay_g: number
  total_g: number
  day_g: number
  minutes: number
  is_timed: boolean
}

const figuresFrom = (door: Door) =>
  query<Figure>(`
    with ${doorFactors({ door, put: written })}, ${doorFigures({ door, put: written })},
    ${doorMarks({ door, put: written, marks: ['total_g', 'day_g', 'minutes'] })}
    select * from door_figures f full join door_marks m using (id, total_g, minutes) order by id`)

const ruledFrom = async (door: Door) => {
  const factors = await readFactors()
  const rows = await query<TripFactsRow>(`select ${TRIP_FACTS} from expeditions e order by e.id`)
  return rows.flatMap((row) => {
    const { ways, stay } = tripFigure({ trip: presentTripFacts(row), door, factors })
    const train = ways.find(({ mode }) => mode === 'train')
    if (!train || !stay) return []
    const total = train.grams + stay.grams
    const { minutes } = train
    return [
      {
        id: row.id,
        trip_g: train.grams,
        stay_g: stay.grams,
        total_g: total,
        day_g: Math.round(total / row.days),
        minutes,
        is_timed: train.timed_from !== null,
      },
    ]
  })
}

const ROLL = Array.from({ length: 40 }, (_, n): Door => {
  const [lat, lon] = [42.5 + ((n * 37) % 80) / 10, -4 + ((n * 53) % 120) / 10]
  return {
    code: '01001',
    name: 'Ville',
    lat,
    lon,
    station: { name: 'Gare', lat: lat + (n % 9) / 50, lon: lon - (n % 5) / 50 },
  }
})

describe('the figures of all trips by one statement', () => {
  it.each([PARIS, LYON, LILLE, RENNES, TOULOUSE])(
    'are those of the rule to the gram and the minute from $name',
    async (door) => {
      const figures = await figuresFrom(door)
      expect(figures.map(({ id }) => id)).toEqual([vercors, gr20, highlands])
      expect(figures).toEqual((await ruledFrom(door)).map((one) => expect.objectContaining(one) as Figure))
    },
  )

  it('are those of the rule from forty towns more, near and far', async () => {
    for (const door of ROLL) {
      expect(await figuresFrom(door)).toEqual(
        (await ruledFrom(door)).map((one) => expect.objectContaining(one) as Figure),
      )
    }
  })

  it('are none from an island without a station', async () => {
    expect(await figuresFrom({ ...PARIS, station: null })).toEqual([])
  })

  it('go with a trip that is withdrawn, or is told no more', async () => {
    const { id } = await createExpedition(payload, VERCORS)
    await runJobs()
    const has = async () => (await query('select 1 from trip_doors where expedition_id = $1', [id])).length
    expect(await has()).toBe(1)
    await payload.update({ collection: 'expeditions', id, data: { access: { latitude: null, station_name: '' } } })
    await runJobs()
    expect(await has()).toBe(0)
  })

  it('are written twice with the same end', async () => {
    const client = await pool().connect()
    try {
      const read = async () =>
        (await client.query<Record<string, unknown>>('select * from trip_doors order by expedition_id')).rows
      const before = await read()
      await saveTripDoors({ client, ids: [vercors, gr20, highlands, untold] })
      expect(await read()).toEqual(before)
    } finally {
      client.release()
    }
  })
})

const search = async (asked: string) => (await call<SearchResult>(`v1/search?${asked}`)).body
const ids = ({ hits }: SearchResult) => hits.map(({ id }) => id).filter((id) => id <= untold)

describe('a search', () => {
  it('orders by kilograms from the town, what is not told last, and says the town', async () => {
    const found = await search('from=69123&sort=carbon')
    expect(ids(found)).toEqual([vercors, gr20, highlands, untold])
    expect(found.from).toEqual({ code: '69123', name: 'Lyon', is_default: false })
    expect(found.hits[0]?.carbon).toMatchObject({ from: 'Lyon', trip_g: 10_174, is_timed: true, changes: 1 })
    expect(found.hits[3]?.carbon).toBeNull()
  })

  it('shows the trips that are not told on the pages after those that are, each once', async () => {
    const [all, of] = [[] as number[], Math.ceil((await search('from=69123&sort=carbon')).total / 12)]
    for (let page = 1; page <= of; page += 1) {
      all.push(...(await search(`from=69123&sort=carbon&page=${String(page)}`)).hits.map(({ id }) => id))
    }
    const kept = await query<{ id: number }>('select id from hit_rows order by id')
    expect([...all].sort((one, other) => one - other)).toEqual(kept.map(({ id }) => id))
    expect(all.at(-1)).toBe(Math.max(...all))
  })

  it('does not know a trip that is told and has no card, whatever its number', async () => {
    await query(`select count(nextval('expeditions_id_seq')) from generate_series(1, 9000)`)
    const { id } = await createExpedition(payload, VERCORS)
    await runJobs()
    expect((await search('from=69123&sort=carbon')).hits.map((hit) => hit.id)).toContain(id)
    await query('delete from expedition_hits where id = $1', [id])
    const found = await search('from=69123&sort=carbon')
    expect(found.hits.map((hit) => hit.id)).not.toContain(id)
    await payload.delete({ collection: 'expeditions', id })
    await runJobs()
  })

  it('orders by kilograms a day, which is another order', async () => {
    const days = (await search('from=69123&sort=carbon_day')).hits.map(({ carbon, duration_days }) =>
      carbon ? Math.round((carbon.trip_g + carbon.stay_g) / duration_days) : Infinity,
    )
    expect(days).toEqual([...days].sort((a, b) => a - b))
  })

  it('orders by hours, and keeps to so many of them and to so many kilograms, with its facets', async () => {
    expect(ids(await search('from=69123&sort=train'))).toEqual([vercors, gr20, highlands, untold])
    const near = await search('from=69123&train_max=5')
    expect([ids(near), near.total, Object.values(near.facets.levels)]).toEqual([[vercors], 1, [1]])
    expect(ids(await search('from=69123&kg_max=60'))).toEqual([vercors])
  })

  it('counts how many arrive within each started hour, whatever hours are asked for, of those that meet the rest', async () => {
    const startedHours = (hits: SearchResult['hits']) =>
      hits.flatMap(({ carbon }) => (carbon ? [String(Math.ceil(carbon.minutes / 60))] : []))
    const tally = (values: string[]) => {
      const counts: Record<string, number> = {}
      for (const value of values) counts[value] = (counts[value] ?? 0) + 1
      return counts
    }
    const all = await search('from=69123&sort=train')
    expect(Object.keys(all.facets.hours).length).toBeGreaterThan(1)
    expect(all.facets.hours).toEqual(tally(startedHours(all.hits)))
    expect((await search('from=69123&train_max=5')).facets.hours).toEqual(all.facets.hours)
    const light = await search('from=69123&train_max=1&kg_max=60')
    expect(light.total).toBe(0)
    expect(light.facets.hours).toEqual(tally(startedHours(all.hits.filter(({ id }) => id === vercors))))
    expect((await search('')).facets.hours).toEqual({})
    expect((await search('from=69123&q=zxqwyvbk')).facets.hours).toEqual({})
  })

  it('keeps to what lies beyond so many hours, on the map too, and counts the hours of all the same', async () => {
    const all = await search('from=69123&sort=train')
    const [near, middle] = all.hits.map(({ carbon }) => Math.ceil((carbon?.minutes ?? 0) / 60))
    expect(ids(await search(`from=69123&sort=train&train_min=${String(near)}`))).toEqual([gr20, highlands])
    const between = await search(`from=69123&train_min=${String(near)}&train_max=${String(middle)}`)
    expect([ids(between), between.total, between.facets.hours]).toEqual([[gr20], 1, all.facets.hours])
    // An hour that a trip takes to the minute is not beyond it.
    const minutes = all.hits[0]?.carbon?.minutes ?? 0
    const delay = (by: number) =>
      query(
        `update trip_doors set train_minutes = array(select m + $2 from unnest(train_minutes) with ordinality t (m, n) order by n)
          where expedition_id = $1`,
        [vercors, by],
      )
    await delay((near ?? 0) * 60 - minutes)
    expect(ids(await search(`from=69123&train_min=${String(near)}`))).not.toContain(vercors)
    expect(ids(await search(`from=69123&train_max=${String(near)}`))).toEqual([vercors])
    await delay(minutes - (near ?? 0) * 60)
    expect((await call('v1/search?train_min=0')).status).toBe(422)
  })

  it('says of each place on the map what its card says, and where the town is', async () => {
    await query(`update expeditions set route = '[[5.6, 44.9], [5.7, 45]]' where id = $1`, [vercors])
    for (const asked of ['from=69123', '']) {
      const points = (await call<SearchPoint[]>(`v1/search/points?${asked}`)).body
      const { hits } = await search(asked)
      const carbon = hits.find(({ id }) => id === vercors)?.carbon
      expect(carbon?.from).toBe(asked ? 'Lyon' : 'Paris')
      expect(points.find(({ id }) => id === vercors)?.carbon).toEqual(carbon)
    }
    const { leaving_at: at } = await search('from=69123')
    expect([Math.round(at.longitude), Math.round(at.latitude)]).toEqual([5, 46])
  })

  it('counts from Paris, named so, where no town is told', async () => {
    const found = await search('')
    expect(found.from).toEqual({ code: '75056', name: 'Paris', is_default: true })
    const card = found.hits.find(({ id }) => id === vercors)
    const [paris] = await figuresFrom(PARIS)
    expect(card?.carbon).toMatchObject({ from: 'Paris', trip_g: paris?.trip_g, minutes: paris?.minutes })
  })

  it.each(['lyon', '99999'])('refuses what is no number of a town: %s', async (from) => {
    expect((await call(`v1/search?from=${from}`)).status).toBe(422)
  })

  it('keeps the map and the calendar to the same trips', async () => {
    expect((await call<unknown[]>('v1/search/points?from=69123&train_max=1')).body).toEqual([])
    expect((await call<object>('v1/search/days?from=69123&train_max=1')).body).toEqual({})
  })
})

describe('GET expeditions/:id/carbon', () => {
  const ask = (id: number | string, from?: string) =>
    call<ExpeditionCarbon & { error: string }>(`v1/expeditions/${String(id)}/carbon${from ? `?from=${from}` : ''}`)

  it('answers every way from the town, leg by leg with its factor, and the stay', async () => {
    const { status, body } = await ask(vercors, '69123')
    expect(status).toBe(200)
    expect(body.from).toEqual({ code: '69123', name: 'Lyon', is_default: false })
    expect([body.from_station, body.heights?.station.name]).toEqual(['Lyon Part-Dieu', 'Grenoble'])
    expect(body.ways.map(({ mode }) => mode)).toEqual(['train', 'coach', 'car_4', 'car_3', 'car_2', 'car_1'])
    expect(body.ways[0]).toMatchObject({ grams: 10_174, timed_from: 'Lyon', read_on: '2026-11-25', changes: 1 })
    expect(body.ways[0]?.legs[1]).toMatchObject({ label: 'TER', km: 129, grams: 3573, is_measured: true })
    expect(body.ways[0]?.legs[1]?.factor).toMatchObject({
      mg: 27_700,
      source: 'Impact CO2 (ADEME)',
      version: 'juillet 2026',
    })
    expect(body.stay?.grams).toBe(21_673)
    expect(body.total?.grams).toBe(10_174 + 21_673)
    expect(body.version).toMatch(/^4\.\d+$/)
  })

  it('answers from Paris by default, shows a plane last and far away alone, and the same as the card', async () => {
    const { body } = await ask(highlands)
    expect([body.from.is_default, body.ways.at(-1)?.mode]).toEqual([true, 'plane'])
    const card = (await search('')).hits.find(({ id }) => id === highlands)?.carbon
    expect([body.ways[0]?.grams, body.stay?.grams, body.ways[0]?.minutes]).toEqual([
      card?.trip_g,
      card?.stay_g,
      card?.minutes,
    ])
  })

  it('answers nothing to count where nothing is told, and refuses unknown trips, drafts and towns', async () => {
    expect((await ask(untold)).body).toMatchObject({ ways: [], stay: null, total: null })
    const draft = await createExpedition(payload, { ...VERCORS, _status: 'draft' })
    expect((await ask(draft.id)).status).toBe(404)
    expect((await ask('nulle-part')).status).toBe(404)
    const refused = await ask(vercors, '99999')
    expect([refused.status, refused.body.error]).toEqual([422, 'On ne trouve pas cette ville.'])
  })
})
