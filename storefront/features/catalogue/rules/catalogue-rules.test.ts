import { describe, expect, it } from 'vitest'
import type { SearchResult } from '@/contract/search'
import type { SearchQuery } from '@/contract/search-query'
import { activeChips } from './active-chips'
import { buildOptions } from './build-options.fixture'
import { buildResult } from './build-result.fixture'
import { clearAllFilters, clearFilter } from './catalogue-filter'
import { isFamilyOnly, withFamilyOnly } from './family-filter'
import { loosenedQueries } from './loosened-queries'
import { mergePages } from './merge-pages'
import { nextPage } from './next-page'
import { CLOSED, pressFilter } from './panel-state'
import { priceBounds } from './price-bounds'

describe('family switch', () => {
  it('asks for every type but the adult one', () =>
    expect(withFamilyOnly({ page: 2 }, true)).toEqual({ type: ['kids', 'family', 'basecamp'] }))
  it('is off when one family type is missing', () => expect(isFamilyOnly({ type: ['kids', 'family'] })).toBe(false))
  it('leaves no type when switched off', () => expect(withFamilyOnly({ type: ['kids'] }, false)).toEqual({}))
})

describe('clearing', () => {
  it('clears one filter whole', () =>
    expect(clearFilter({ start: '2027-06-14', end: '2027-06-18', travelers: 2, eco: 4 }, 'dates')).toEqual({ eco: 4 }))
  it('keeps the order when all is cleared', () =>
    expect(clearAllFilters({ eco: 4, sort: 'price' })).toEqual({ sort: 'price' }))
})

describe('loosenedQueries', () => {
  const tries = (query: SearchQuery) => loosenedQueries(query, activeChips({ query, options: buildOptions() }))

  it('tries nothing with a single filter', () => expect(tries({ eco: 5 })).toEqual([]))
  it('tries each filter in turn, money first', () =>
    expect(tries({ countries: ['Islande'], price_max: 400, page: 2 })).toEqual([
      { label: 'Sans la limite de prix', query: { countries: ['Islande'] } },
      { label: 'Toutes les destinations', query: { price_max: 400 } },
    ]))
  it('never tries more than three', () =>
    expect(tries({ countries: ['Islande'], price_max: 400, eco: 5, level: [1], q: 'lac' })).toHaveLength(3))
})

describe('pages', () => {
  const page = (ids: number[], rest: Partial<SearchResult>) => buildResult({ ids, ...rest })

  it('puts pages one after the other, a hit that moved only once', () => {
    const merged = mergePages(page([1, 2], { page: 1 }), page([2, 3], { page: 2 }))
    expect(merged.hits.map(({ id }) => id)).toEqual([1, 2, 3])
    expect(merged.page).toBe(2)
  })
  it('says how many the next page adds', () =>
    expect(nextPage({ query: { eco: 4 }, result: page([1, 2, 3], { page: 1, page_count: 2, total: 5 }) })).toEqual({
      shown: 3,
      total: 5,
      next: { query: { eco: 4, page: 2 }, count: 2 },
    }))
  it('ends with the last page', () =>
    expect(nextPage({ query: {}, result: page([1], { page: 1, page_count: 1, total: 1 }) }).next).toBeNull())
})

describe('pressFilter', () => {
  const open = { kind: 'panel', filter: 'level' } as const

  it('hangs a panel on desktop', () =>
    expect(pressFilter({ state: CLOSED, filter: 'level', isDesktop: true })).toEqual(open))
  it('closes it when pressed again', () =>
    expect(pressFilter({ state: open, filter: 'level', isDesktop: true })).toEqual(CLOSED))
  it('opens the master filter at that place on a phone', () =>
    expect(pressFilter({ state: CLOSED, filter: 'level', isDesktop: false })).toEqual({
      kind: 'master',
      initialFilter: 'level',
    }))
})

describe('priceBounds', () => {
  it('rounds to tens of euros', () =>
    expect(priceBounds({ catalogue: { min: 295, max: 2291 }, chosen: {} })).toEqual({ min: 290, max: 2300 }))
  it('holds what is already chosen', () =>
    expect(priceBounds({ catalogue: { min: 300, max: 500 }, chosen: { max: 900 } })).toEqual({ min: 300, max: 900 }))
  it('never closes on itself', () =>
    expect(priceBounds({ catalogue: { min: 0, max: 0 }, chosen: {} })).toEqual({ min: 0, max: 10 }))
})
