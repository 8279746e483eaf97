import { afterAll, describe, expect, it } from 'vitest'
import { Hit } from '@/contract/hit'
import { SearchResult } from '@/contract/search'
import { SearchQuery } from '@/contract/search-query'
import { inDays } from '../../../../tests/factories/departure'
import { fillEngines } from '../../../../tests/search/fill-engines'
import type { SearchEngine } from './search-engine'

const { engines, documents, close } = await fillEngines()
afterAll(close)

type Asked = Partial<Record<keyof SearchQuery, string>>

const day = (n: number) => inDays(n).slice(0, 10)

describe.each(engines.map((engine) => [engine.name, engine] as const))(
  'search by %s',
  (_name, engine: SearchEngine) => {
    const ask = (query: Asked, pages = 1) => engine.search(SearchQuery.parse(query), pages)
    const names = async (query: Asked) => (await ask(query)).hits.map(({ name }) => name)
    const sorted = async (query: Asked) => (await names(query)).toSorted()

    describe('words', () => {
      it.each<[string, string, string[]]>([
        ['a word of the name', 'vercors', ['Traversée du Vercors']],
        ['capitals', 'VERCORS', ['Traversée du Vercors']],
        ['a missing accent', 'traversee', ['Traversée du Vercors']],
        ['an accent too many', 'vèrcors', ['Traversée du Vercors']],
        ['a ligature and an elision', 'd’armor', ['Les îles de Bréhat']],
        ['two letters swapped', 'vercros', ['Traversée du Vercors']],
        ['a letter missing', 'camarge', ['Cheval en Camargue']],
        ['a wrong letter', 'dolomotes', ['Via ferrata des Dolomites']],
        ['a letter too many', 'lofotten', ['Sommets des Lofoten']],
        ['the beginning of a word', 'lofo', ['Sommets des Lofoten']],
        ['the beginning of the last word', 'traversée du ver', ['Traversée du Vercors']],
        ['a plural for a singular', 'yogas', ['Yoga au bord du lac']],
        ['a singular for a plural', 'trappeur', ['Petits trappeurs']],
        ['words in another order', 'bréhat îles', ['Les îles de Bréhat']],
        ['a country', 'écosse', ['Loch Ness & Highlands']],
        ['a country without its accent', 'norvege', ['Kayak et fjords', 'Sommets des Lofoten']],
        ['a word of the description', 'équipement', ['Haute route glacière']],
        ['a word of the region', 'laponie', ['Chiens de traîneau sous les aurores']],
        ['an activity and a country', 'kayak norvège', ['Kayak et fjords', 'Sommets des Lofoten']],
        ['a letter missing, beside a word that looks alike', 'traineu', ['Chiens de traîneau sous les aurores']],
        ['an abbreviation', 'V.T.T.', ['Base camp en Chartreuse']],
        ['two words joined', 'basecamp', ['Base camp en Chartreuse']],
        ['one word in two', 'cam argue', ['Cheval en Camargue']],
        ['one word in two by a hyphen', 'cam-argue', ['Cheval en Camargue']],
        ['a word nowhere near', 'zxqwyvbk', []],
      ])('finds by %s: « %s »', async (_case, q, expected) => {
        expect(await sorted({ q })).toEqual(expected.toSorted())
      })

      it('finds by a synonym that the editors gave', async () => {
        expect(await sorted({ q: 'poney' })).toEqual(['Cheval en Camargue', 'Via ferrata des Dolomites'])
        expect(await names({ q: 'vélo tout terrain' })).toEqual(['Base camp en Chartreuse'])
      })
      it('puts the name before the activity, and the activity before the description', async () => {
        expect((await names({ q: 'kayak' }))[0]).toBe('Kayak et fjords')
        expect(await names({ q: 'cheval' })).toEqual(['Cheval en Camargue', 'Via ferrata des Dolomites'])
      })
      it.each(['', '   ', '!!!', '« »', 'de la'])('shows everything for « %s »', async (q) => {
        expect((await ask({ q })).total).toBe(documents.length)
      })
      it('reads signs as signs', async () => {
        expect(await names({ q: '100 % nature' })).toEqual(['100 % nature'])
        expect(await names({ q: 'Loch Ness & Highlands' })).toEqual(['Loch Ness & Highlands'])
      })
      it('reads the first words of a query of 10 kB', async () => {
        expect((await ask({ q: 'vercors '.repeat(1250) })).hits.map(({ name }) => name)).toEqual([
          'Traversée du Vercors',
        ])
        expect((await ask({ q: 'x'.repeat(10_000) })).total).toBe(0)
      })
      it.each([
        `'; drop table expeditions; --`,
        `vercors' or '1'='1`,
        `vercors" OR id > 0 OR "`,
        '{{7*7}} ${1}',
        '\\" \\\\ \u0000 %00',
        '<script>alert(1)</script>',
        `a & | ! ( ) :* <-> 'b'`,
      ])('takes « %s » for words', async (q) => {
        const result = await ask({ q })
        expect(result.total).toBeLessThan(documents.length)
        expect(await ask({ countries: q })).toMatchObject({ total: 0 })
        expect(await ask({ activities: q, categories: q })).toMatchObject({ total: 0 })
      })
    })

    describe('filters', () => {
      it.each<[string, Asked, string[]]>([
        ['a country', { countries: 'Finlande' }, ['Chiens de traîneau sous les aurores']],
        ['a second country of a trip', { countries: 'Suède,Suisse' }, ['Haute route glacière', 'Kayak et fjords']],
        [
          'Lapland',
          { destination: 'lapland' },
          ['Chiens de traîneau sous les aurores', 'Kayak et fjords', 'Sommets des Lofoten'],
        ],
        ['all destinations', { destination: 'all', countries: 'Italie' }, ['Via ferrata des Dolomites']],
        ['outside France, cheap', { destination: 'outside-france', price_max: '800' }, ['100 % nature']],
        ['France and hard', { destination: 'france', level: '5' }, ['Haute route glacière']],
        ['an activity', { activities: 'Via ferrata' }, ['Via ferrata des Dolomites']],
        ['one of two activities', { activities: 'Gravel,Yoga' }, ['Loch Ness & Highlands', 'Yoga au bord du lac']],
        ['a family of activities', { categories: 'a-velo' }, ['Base camp en Chartreuse', 'Loch Ness & Highlands']],
        [
          'a family of activities or an activity',
          { categories: 'a-velo', activities: 'Yoga' },
          ['Base camp en Chartreuse', 'Loch Ness & Highlands', 'Yoga au bord du lac'],
        ],
        ['a selection', { selection: 'en-famille' }, ['Petits trappeurs', 'Premiers pas en montagne']],
        ['a selection that is not published', { selection: 'brouillon' }, []],
        ['a part of the map', { zone: '5,44,7,46' }, ['Base camp en Chartreuse', 'Traversée du Vercors']],
        ['a part of the map and words', { zone: '5,44,7,46', q: 'vercors' }, ['Traversée du Vercors']],
        ['a part of the map where nothing begins', { zone: '0,-10,1,-9' }, []],
        ['types', { type: 'kids,family' }, ['Petits trappeurs', 'Premiers pas en montagne']],
        ['levels', { level: '4,5' }, ['Haute route glacière', 'Sommets des Lofoten', 'Via ferrata des Dolomites']],
        [
          'an eco rating at least',
          { eco: '5' },
          ['Les îles de Bréhat', 'Premiers pas en montagne', 'Traversée du Vercors'],
        ],
        [
          'a price range, ends included',
          { price_min: '390', price_max: '420' },
          ['Base camp en Chartreuse', 'Les îles de Bréhat', 'Yoga au bord du lac'],
        ],
        [
          'a duration range, ends included',
          { duration_min: '8', duration_max: '9' },
          ['Kayak et fjords', 'Loch Ness & Highlands', 'Sommets des Lofoten'],
        ],
        [
          'dates that hold the whole trip',
          { start: day(20), end: day(24) },
          ['Premiers pas en montagne', 'Traversée du Vercors'],
        ],
        ['dates a day too short', { start: day(20), end: day(23) }, ['Premiers pas en montagne']],
        ['a first day alone', { start: day(91) }, ['Base camp en Chartreuse']],
        ['a last day alone', { end: day(21) }, ['Premiers pas en montagne']],
        [
          'dates with enough seats',
          { start: day(20), end: day(30), travelers: '3' },
          ['Cheval en Camargue', 'Traversée du Vercors'],
        ],
        ['a group larger than any departure', { travelers: '11' }, []],
        ['a group as large as a departure', { travelers: '10' }, ['Base camp en Chartreuse']],
        ['words and filters', { q: 'kayak', eco: '4', countries: 'France' }, ['Les îles de Bréhat']],
        [
          'everything together',
          {
            ...{ q: 'traversée', countries: 'France,Italie', categories: 'a-pieds', activities: 'Trek', type: 'adult' },
            ...{ level: '3,4', price_min: '100', price_max: '2000', eco: '4', duration_min: '2', duration_max: '7' },
            ...{ start: day(10), end: day(40), travelers: '2' },
          },
          ['Traversée du Vercors'],
        ],
        ['departures sure to leave', { confirmed: '1' }, ['Les îles de Bréhat', 'Sommets des Lofoten']],
        [
          'such departures with seats, within dates',
          { confirmed: '1', travelers: '3', end: day(60) },
          ['Sommets des Lofoten'],
        ],
        [
          'levels in families, of which a trip may have two',
          { reach: 'a-pieds.3,a-velo.1' },
          ['Traversée du Vercors', 'Premiers pas en montagne'],
        ],
        [
          'the highest level, in a family, and in one that is none',
          { reach: 'neige.5,nulle-part.0' },
          ['Haute route glacière', 'Petits trappeurs', 'Sommets des Lofoten'],
        ],
        ['a country that is none', { countries: 'Atlantide' }, []],
      ])('keeps by %s', async (_case, query, expected) => {
        expect(await sorted(query)).toEqual(expected.toSorted())
        expect((await ask(query)).total).toBe(expected.length)
      })
    })

    describe('counts', () => {
      it('counts everything when nothing is asked', async () => {
        const { facets } = await ask({})
        expect(facets.countries).toMatchObject({ France: 8, Norvège: 2, Suède: 1, Suisse: 1, Écosse: 1 })
        expect(facets.categories).toMatchObject({ 'a-pieds': 4, 'a-velo': 2, neige: 3, 'avec-des-animaux': 2 })
        expect(facets.activities).toMatchObject({ Randonnée: 2, Trek: 2, 'Kayak de mer': 3 })
        expect(facets.types).toEqual({ adult: 11, kids: 1, family: 1, basecamp: 1 })
        expect(facets.levels).toEqual({ 1: 4, 2: 4, 3: 3, 4: 2, 5: 1 })
        expect(facets.price).toEqual({ min: 250, max: 1900 })
      })
      it('ignores, in each facet, its own filter and no other', async () => {
        const { facets, total } = await ask({ countries: 'France', level: '1', type: 'adult' })
        expect(total).toBe(2)
        expect(facets.countries).toEqual({ France: 2 })
        expect(facets.levels).toEqual({ 1: 2, 2: 1, 3: 1, 5: 1 })
        expect(facets.types).toEqual({ adult: 2, kids: 1, family: 1 })
        expect(facets.activities).toEqual({ Equitation: 1, Yoga: 1, Paddle: 1 })
      })
      it('counts families and activities as one filter, and what a zone or a selection holds', async () => {
        const { facets } = await ask({ categories: 'a-velo', type: 'adult' })
        expect(facets.categories).toMatchObject({ 'a-velo': 1, 'a-pieds': 2 })
        expect(facets.activities).toMatchObject({ Gravel: 1, Trek: 2, Yoga: 1 })
        expect((await ask({ zone: '5,44,7,46', level: '3' })).facets.levels).toEqual({ 2: 1, 3: 1 })
        expect((await ask({ selection: 'en-famille' })).facets.types).toEqual({ kids: 1, family: 1 })
      })
      it('ignores the destination group in the countries, the price filter in the price range', async () => {
        const { facets } = await ask({ destination: 'lapland', categories: 'mers-et-oceans' })
        expect(facets.countries).toEqual({ France: 1, Norvège: 2, Suède: 1 })
        expect((await ask({ countries: 'Norvège', price_max: '1500' })).facets.price).toEqual({ min: 1400, max: 1650 })
      })
      it('follows words and dates', async () => {
        expect((await ask({ q: 'kayak' })).facets.countries).toEqual({ France: 1, Norvège: 2, Suède: 1 })
        expect((await ask({ start: day(20), end: day(24) })).facets.types).toEqual({ adult: 1, family: 1 })
      })
      it('has nothing to count when nothing is found', async () => {
        const { facets, hits, total, page_count } = await ask({ q: 'zxqwyvbk' })
        expect({ hits, total, page_count }).toEqual({ hits: [], total: 0, page_count: 0 })
        expect(facets).toEqual({
          ...{ countries: {}, categories: {}, activities: {}, types: {}, levels: {}, eco: {}, hours: {} },
          price: { min: 0, max: 0 },
        })
      })
    })

    describe('order', () => {
      it('puts the carousel first, then what leaves soonest', async () => {
        expect((await names({})).slice(0, 7)).toEqual([
          ...['Traversée du Vercors', 'Les îles de Bréhat', 'Kayak et fjords', 'Premiers pas en montagne'],
          ...['Haute route glacière', 'Cheval en Camargue', 'Sommets des Lofoten'],
        ])
      })
      it('sorts by price, both ways, and by duration', async () => {
        const prices = async (sort: string) => (await ask({ sort })).hits.map(({ price }) => price)
        const upwards = await prices('price')
        expect(upwards).toEqual(upwards.toSorted((one, other) => one - other))
        expect((await prices('-price')).slice(0, 3)).toEqual([1900, 1650, 1400])
        const days = (await ask({ sort: 'duration' })).hits.map((hit) => hit.duration_days)
        expect(days).toEqual(days.toSorted((one, other) => one - other))
      })
      it('sorts by departure, those without one last', async () => {
        const starts = (await ask({ sort: 'departure' })).hits.map(
          (hit) => hit.next_departure_starts[0]?.next_departure_start,
        )
        expect(starts.slice(0, 8)).toEqual([20, 20, 25, 26, 40, 60, 90, 120].map(day))
        expect(starts.slice(8).every((start) => start === undefined)).toBe(true)
      })
      it('sorts by the first departure that is sure to leave, those without one after', async () => {
        const first = (await names({ sort: 'confirmed' })).slice(0, 3)
        expect(first).toEqual(['Les îles de Bréhat', 'Sommets des Lofoten', 'Traversée du Vercors'])
      })
      it('sorts by rating, those without a review last', async () => {
        const ratings = (await ask({ sort: 'rating' })).hits.map(({ rating }) => rating)
        expect(ratings.slice(0, 6)).toEqual([5, 5, 4, 4, 3, null])
      })
      it('obeys the order asked for when words are searched', async () => {
        expect(await names({ q: 'kayak', sort: 'price' })).toEqual([
          ...['Les îles de Bréhat', 'Kayak et fjords', 'Sommets des Lofoten'],
        ])
      })
    })

    describe('pages', () => {
      it('gives twelve hits a page, each hit once, whatever the order', async () => {
        for (const sort of ['recommended', 'price', '-price', 'departure', 'confirmed', 'duration', 'rating']) {
          const [first, second] = [await ask({ sort }), await ask({ sort, page: '2' })]
          expect([first.hits.length, second.hits.length, second.page, second.page_count]).toEqual([12, 2, 2, 2])
          expect(new Set([...first.hits, ...second.hits].map(({ id }) => id)).size).toBe(documents.length)
          expect((await ask({ sort, page: '2', level: '1,2,3,4,5' }, 2)).hits).toEqual([...first.hits, ...second.hits])
        }
      })
      it('is empty after the last page, its counts unchanged', async () => {
        const far = await ask({ page: '1000' })
        expect(far).toMatchObject({ hits: [], total: documents.length, page_count: 2 })
        expect(far.facets).toEqual((await ask({})).facets)
      })
      it('answers what the contract says, to the field', async () => {
        const from = { code: '75056', name: 'Paris', is_default: true }
        const result = SearchResult.parse({
          ...(await ask({ q: 'vercors' })),
          from,
          leaving_at: { longitude: 2.35, latitude: 48.86 },
        })
        // An engine does not say where dates lead: that is added to what it found.
        const fields = Object.keys(Hit.shape).filter((field) => field !== 'asked')
        expect(Object.keys(result.hits[0] ?? {}).toSorted()).toEqual(fields.toSorted())
        expect(result.hits[0]).toEqual(documents[0]?.hit)
      })
    })
  },
)
