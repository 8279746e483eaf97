import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { RouteShape } from '@/contract/define-route'
import { ROUTES } from '@/contract/routes'
import type { SearchPoint, SearchResult, Suggestions } from '@/contract/search'
import { loadFilteredCatalogue } from '@/server/compose/pages/load-catalogue'
import { catalogueFromAnywhere } from '@/storefront/screens/catalogue-query'
import { createDeparture, inDays } from '../../../../tests/factories/departure'
import { createExpedition } from '../../../../tests/factories/expedition'
import { call } from '../../../../tests/integration/call'
import { runJobs } from '../../../../tests/integration/run-jobs'
import { signInAs } from '../../../../tests/integration/sign-in-as'

const TAKING_A_TOWN = ['search', 'search/points', 'search/days', 'expeditions/:id/carbon']

let payload: Payload
let vercors: { id: number }

const create = async ({ name, country, activity }: { name: string; country: number; activity: number }) =>
  createExpedition(payload, {
    name,
    slug: name.toLowerCase().replace(/[^a-z]+/g, '-'),
    countries: [country],
    activities: [activity],
    route: [
      [5.5, 45, 1100],
      [5.6, 45.1, 1200],
    ],
  })

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  const [france, norway, kayak, hike] = await Promise.all([
    payload.create({ collection: 'countries', data: { name: 'France', code: 'FR' } }),
    payload.create({ collection: 'countries', data: { name: 'Norvège', code: 'NO' } }),
    payload.create({ collection: 'activities', data: { name: 'Kayak de mer' } }),
    payload.create({ collection: 'activities', data: { name: 'Randonnée' } }),
  ])
  vercors = await create({ name: 'Traversee du Vercors', country: france.id, activity: hike.id })
  const lofoten = await create({ name: 'Sommets des Lofoten', country: norway.id, activity: kayak.id })
  await createExpedition(payload, { name: 'Vercors sans trace', countries: [france.id], activities: [hike.id] })
  await createDeparture(payload, { expedition: vercors.id, departure_start: inDays(20), departure_end: inDays(22) })
  await createDeparture(payload, {
    expedition: lofoten.id,
    departure_start: inDays(20),
    departure_end: inDays(22),
    capacity: 2,
  })
  await runJobs()
})

const suggestionsFor = async (q: string) => {
  const { status, body } = await call<Suggestions>(`v1/search/suggestions?q=${encodeURIComponent(q)}`)
  expect(status).toBe(200)
  return {
    expeditions: body.expeditions.map(({ name }) => name),
    activities: body.activities.map(({ name }) => name),
    destinations: body.destinations.map(({ name }) => name),
  }
}

describe('the scale of levels', () => {
  it('begins at 0, in the panel, on the card and in the search', async () => {
    const staff = await signInAs(payload, { role: 'staff' })
    const { id } = await createExpedition(payload, { name: 'Nuit sous les etoiles' })
    const saved = await call(`expeditions/${id}`, { method: 'PATCH', body: { level: 0 }, token: staff.token })
    expect(saved.status).toBe(200)
    await runJobs()
    const { body } = await call<SearchResult>('v1/search?level=0')
    expect(body.hits.map((hit) => [hit.id, hit.level_number])).toEqual([[id, 0]])
    expect(body.facets.levels[0]).toBe(1)
    for (const level of [-1, 6]) {
      const refused = await call(`expeditions/${id}`, { method: 'PATCH', body: { level }, token: staff.token })
      expect(refused.status, String(level)).toBe(400)
    }
  })
})

describe('suggestions', () => {
  it('puts the name that begins so before the one that holds it', async () => {
    expect((await suggestionsFor('verc')).expeditions).toEqual(['Vercors sans trace', 'Traversee du Vercors'])
  })

  it.each([
    ['a missing accent', 'norvege', { destinations: ['Norvège'] }],
    ['an accent too many', 'tràversée', { expeditions: ['Traversee du Vercors'] }],
    ['two letters swapped', 'lofoetn', { expeditions: ['Sommets des Lofoten'] }],
    ['a letter missing', 'randonee', { activities: ['Randonnée'] }],
    ['a word in the middle', 'mer', { activities: ['Kayak de mer'] }],
    ['the name of a group', 'lapo', { destinations: ['Laponie'] }],
  ])('forgives or finds %s', async (_case, q, expected) => {
    expect(await suggestionsFor(q)).toMatchObject(expected)
  })

  it('offers the trips of a country after its name', async () => {
    expect(await suggestionsFor('norv')).toEqual({
      expeditions: ['Sommets des Lofoten'],
      activities: [],
      destinations: ['Norvège'],
    })
  })

  it('says the flag of a country, and the group of a group', async () => {
    const { body } = await call<Suggestions>('v1/search/suggestions?q=norvege')
    expect(body.destinations).toEqual([{ name: 'Norvège', group: null, flag_url: '/flags/no.svg' }])
    const group = await call<Suggestions>('v1/search/suggestions?q=hors')
    expect(group.body.destinations).toEqual([{ name: 'Hors de France', group: 'outside-france', flag_url: null }])
  })

  it.each(['', '   ', '%', '_', '« »', '\0', `'; drop table users; --`, 'zzzzzzzz', 'a'.repeat(10_000)])(
    'suggests nothing for « %s »',
    async (q) => {
      const found = await suggestionsFor(q)
      expect(Object.values(found).flat()).toEqual([])
    },
  )
})

describe('points', () => {
  it('tells where each expedition found begins, leaving out those without a route', async () => {
    const { body } = await call<SearchPoint[]>('v1/search/points?countries=France')
    expect(body).toHaveLength(1)
    expect(body[0]).toMatchObject({ name: 'Traversee du Vercors', price: 500, longitude: 5.5, latitude: 45 })
  })

  it('refuses what the search refuses', async () => {
    expect((await call('v1/search/points?level=9')).status).toBe(422)
  })
})

describe('days', () => {
  const day = inDays(20).slice(0, 10)

  it('counts the expeditions that leave on each day', async () => {
    expect((await call('v1/search/days')).body).toEqual({ [day]: 2 })
  })

  it('follows the other filters and the seats asked for, whatever the dates', async () => {
    expect((await call('v1/search/days?countries=France&start=2020-01-01&end=2020-01-02')).body).toEqual({ [day]: 1 })
    expect((await call('v1/search/days?travelers=3')).body).toEqual({ [day]: 1 })
    expect((await call('v1/search/days?travelers=9')).body).toEqual({})
  })
})

describe('a town that does not exist', () => {
  it.each(TAKING_A_TOWN)('is refused by %s, which names the field', async (path) => {
    const address = path.replace(':id', String(vercors.id))
    const { status, body } = await call(`v1/${address}?from=99999`)
    const message = 'On ne trouve pas cette ville.'
    expect([status, body]).toEqual([422, { error: message, errors: [{ field: 'from', message }] }])
    expect((await call(`v1/${address}?from=75056`)).status).toBe(200)
  })

  it('is listed here with every call that takes one', () => {
    const taking = ROUTES.filter(
      (route: RouteShape) => 'from' in ((route.query?._zod.def as { shape?: object } | undefined)?.shape ?? {}),
    )
    expect(taking.map(({ path }) => path).toSorted()).toEqual(TAKING_A_TOWN.map((path) => `/v1/${path}`).toSorted())
  })

  it('is dropped from the address of the catalogue, which keeps the rest', async () => {
    expect(await loadFilteredCatalogue({ from: '99999', level: [2] })).toBeNull()
    expect(catalogueFromAnywhere({ from: '99999', level: '2', utm_source: 'lettre' })).toBe(
      '/expeditions?level=2&utm_source=lettre',
    )
    expect(catalogueFromAnywhere({ from: '99999' })).toBe('/expeditions')
  })
})
