import { afterAll, describe, expect, it } from 'vitest'
import type { Hit } from '@/contract/hit'
import { SearchQuery } from '@/contract/search-query'
import { fillEngines, inBatches } from '../../../../tests/search/fill-engines'
import type { SearchDocument } from './search-document'
import type { SearchEngine } from './search-engine'

const { engines, documents, close } = await fillEngines()
afterAll(close)

describe.each(engines.map((engine) => [engine.name, engine] as const))(
  'what changes in %s',
  (_name, engine: SearchEngine) => {
    const ask = (query: Partial<Record<keyof SearchQuery, string>>) => engine.search(SearchQuery.parse(query), 1)
    const names = async (q: string) => (await ask({ q })).hits.map(({ name }) => name)

    const change = (position: number, hit: Partial<Hit>): SearchDocument[] =>
      documents.slice(position, position + 1).map((document) => ({ ...document, hit: { ...document.hit, ...hit } }))

    it('shows a changed document at once', async () => {
      await engine.upsert(change(0, { name: 'Traversée des Bauges' }))
      expect(await names('bauges')).toEqual(['Traversée des Bauges'])
      await engine.upsert(documents.slice(0, 1))
      expect(await names('bauges')).toEqual([])
    })
    it('hides a removed document at once, and takes its return', async () => {
      await engine.remove(documents.slice(0, 1).map(({ hit }) => hit.id))
      expect((await ask({})).total).toBe(documents.length - 1)
      await engine.upsert(documents.slice(0, 1))
      expect((await ask({})).total).toBe(documents.length)
    })
    it('replaces everything at once', async () => {
      const seen = new Set<number>()
      const replacing = new AbortController()
      const done = replacing.signal
      const reader = (async () => {
        while (!done.aborted) seen.add((await ask({})).total)
      })()
      await engine.replaceAll(inBatches(documents.slice(2)))
      replacing.abort()
      await reader
      expect([...seen].every((total) => [documents.length, documents.length - 2].includes(total))).toBe(true)
      expect((await ask({})).total).toBe(documents.length - 2)
      await engine.replaceAll(inBatches(documents))
    })
    it('knows its documents by their hash', async () => {
      const hashes = await engine.hashes()
      expect(hashes.size).toBe(documents.length)
      for (const document of documents) expect(hashes.get(document.hit.id)).toBe(engine.hashOf(document))
      expect(await engine.health()).toEqual({ documents: documents.length })
    })
  },
)
