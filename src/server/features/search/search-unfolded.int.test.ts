import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createBulkCatalogue, createReference } from '../../../../tests/factories/bulk-catalogue'
import { pool } from '@/server/platform/db/pool'
import { searchWithPostgres } from './postgres/search-with-postgres'
import { searchUnfolded } from './search-unfolded'
import { reindex } from './sync/reindex'

const CATALOGUE = 600

beforeAll(async () => {
  await createReference()
  await createBulkCatalogue({ count: CATALOGUE })
  await reindex({ onProgress: () => undefined })
})
afterEach(() => {
  vi.restoreAllMocks()
})

const onPages = async (query: Parameters<typeof searchWithPostgres>[0], pages: number[]) =>
  (await Promise.all(pages.map((page) => searchWithPostgres({ ...query, page })))).flatMap(({ hits }) =>
    hits.map(({ id }) => id),
  )

describe('searchUnfolded', () => {
  it.each([{}, { sort: 'price' as const }, { q: 'trek' }])('shows %o as its pages would, one by one', async (query) => {
    const { hits, page, page_count: count } = await searchUnfolded({ ...query, page: 3 })
    const last = Math.min(3, count)
    expect(hits.map(({ id }) => id)).toEqual(await onPages(query, [1, 2, 3].slice(0, last)))
    expect(page).toBe(last)
  })

  it('shows the first page without being asked for one', async () => {
    expect(await searchUnfolded({})).toMatchObject(await searchWithPostgres({}))
  })

  it('says where the list ends to an address that goes beyond', async () => {
    const few = { price_max: (await searchWithPostgres({})).facets.price.min }
    const { hits, total, page, page_count: count } = await searchUnfolded({ ...few, page: 15 })
    expect([hits.length, page]).toEqual([total, count])
  })

  it('takes one statement and shows twenty pages at most, whatever the address', async () => {
    const spy = vi.spyOn(pool(), 'query')
    const { hits, page } = await searchUnfolded({ page: 1000 })
    expect([hits.length, page, spy.mock.calls.length]).toEqual([240, 20, 1])
  })
})
