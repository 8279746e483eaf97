import config from '@payload-config'
import { getPayload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SearchQuery } from '@/contract/search-query'
import { openEngines } from '../../../../tests/search/open-engines'
import { createSearchFixture } from '../../../../tests/search/search-fixture'
import type { SearchDocument } from './search-document'
import type { SearchEngine } from './search-engine'

const { engines, close } = await openEngines()

beforeAll(async () => {
  const documents = await createSearchFixture(await getPayload({ config, cron: false }))
  for (const engine of engines) {
    await engine.configure()
    await engine.replaceAll(inOneBatch(documents))
  }
})
afterAll(close)

async function* inOneBatch(documents: SearchDocument[]) {
  yield await Promise.resolve(documents)
}

type Asked = Partial<Record<keyof SearchQuery, string>>

describe.each(engines.map((engine) => [engine.name, engine] as const))(
  'words that no trip has together, by %s',
  (_name, engine: SearchEngine) => {
    const ask = (query: Asked) => engine.search(SearchQuery.parse(query))
    const names = async (query: Asked) => (await ask(query)).hits.map(({ name }) => name)
    const sorted = async (query: Asked) => (await names(query)).toSorted()

    it.each<[string, string, string[]]>([
      ['a word nowhere near, first', 'boréales aurores', ['Chiens de traîneau sous les aurores']],
      ['a word nowhere near, last', 'aurores boréales', ['Chiens de traîneau sous les aurores']],
      [
        'words of different trips',
        'kayak dolomites',
        ['Kayak et fjords', 'Les îles de Bréhat', 'Sommets des Lofoten', 'Via ferrata des Dolomites'],
      ],
      ['most of three words', 'traversée vercors dolomites', ['Traversée du Vercors']],
    ])('finds the nearest where none has all the words, and says so: %s, « %s »', async (_case, q, expected) => {
      expect(await sorted({ q })).toEqual(expected.toSorted())
      expect((await ask({ q })).is_loosened).toBe(true)
    })
    it('keeps to the filters when it loosens, in hits, counts and pages', async () => {
      const { hits, total, page_count, facets, is_loosened } = await ask({
        q: 'kayak dolomites',
        countries: 'Italie',
      })
      expect(hits.map(({ name }) => name)).toEqual(['Via ferrata des Dolomites'])
      expect({ total, page_count, is_loosened }).toEqual({ total: 1, page_count: 1, is_loosened: true })
      expect(facets.countries).toEqual({ France: 1, Norvège: 2, Suède: 1, Italie: 1 })
      expect(await names({ q: 'kayak dolomites', zone: '-4,48,-2,49' })).toEqual(['Les îles de Bréhat'])
    })
    it('loosens no words that a trip has, though the filters leave it out', async () => {
      expect(await ask({ q: 'kayak norvège', level: '5' })).toMatchObject({ total: 0, is_loosened: false })
    })
    it('has nothing looser to say of words that no trip has, nor of one alone, nor of those all had', async () => {
      for (const q of ['zxqwyvbk qqqvvv', 'zxqwyvbk']) {
        expect(await ask({ q })).toMatchObject({ total: 0, is_loosened: false })
      }
      for (const q of ['kayak norvège', 'vercors', '']) expect((await ask({ q })).is_loosened).toBe(false)
      expect(await ask({ q: 'kayak dolomites', level: '5' })).toMatchObject({ total: 0, is_loosened: false })
    })
  },
)
