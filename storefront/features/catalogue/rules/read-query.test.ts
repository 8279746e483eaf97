import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SearchQuery } from '@/contract/search-query'
import { MAX_PAGES } from '@/domain/catalogue/catalogue-pages'
import { readQuery } from './read-query'
import { queryEntries, writeQuery } from './write-query'

const read = (search: string) => readQuery(new URLSearchParams(search))

describe('readQuery', () => {
  it.each([
    ['reads lists between commas', 'countries=France,Norvège', { countries: ['France', 'Norvège'] }],
    ['drops repeats and blanks of a list', 'activities=Trek,,Trek', { activities: ['Trek'] }],
    ['takes « all » as no destination', 'destination=all', {}],
    ['leaves out an unknown destination', 'destination=mars', {}],
    ['keeps known types alone', 'type=kids,robots', { type: ['kids'] }],
    ['sorts levels and leaves out those beyond five', 'level=6,3,0,2', { level: [0, 2, 3] }],
    ['leaves out a day that does not exist', 'start=2027-02-30', {}],
    ['puts dates in order', 'start=2027-07-04&end=2027-06-14', { start: '2027-06-14', end: '2027-07-04' }],
    ['takes the whole range of durations as none', 'duration_min=2&duration_max=15', {}],
    ['keeps a shorter range', 'duration_min=2&duration_max=9', { duration_max: 9 }],
    ['puts prices in order', 'price_min=900&price_max=300', { price_min: 300, price_max: 900 }],
    ['takes the default order as none', 'sort=recommended', {}],
    ['takes the first page as none', 'page=1', {}],
    ['stops at a number of pages', 'page=999', { page: MAX_PAGES }],
    ['reads a part of the map', 'zone=5,44.5,7,46', { zone: [5, 44.5, 7, 46] }],
    ['leaves out a zone turned inside out', 'zone=7,46,5,44', {}],
    ['leaves out a zone that is none', 'zone=5,44,7', {}],
    ['leaves what lies beyond the hours to the list under them', 'train_min=5&train_max=7', { train_max: 7 }],
    ['reads a selection', 'selection=en-famille', { selection: 'en-famille' }],
    ['leaves out a selection that no slug is', 'selection=En famille', {}],
    ['leaves other names alone', 'utm_source=lettre', {}],
  ])('%s', (_case, search, expected) => expect(read(search)).toEqual(expected))

  it('reads anything without failing, into a query that the API accepts and that reads back the same', () => {
    const names = fc.constantFrom(...Object.keys(SearchQuery.shape))
    const values = fc.oneof(
      fc.string(),
      fc.integer({ min: -5, max: 2000 }).map(String),
      fc.constantFrom('5,44,7,46', '2027-06-14', '2026-13-01', 'France,Italie', '3,4', 'kids', 'lapland', '-price'),
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(names, values)), (pairs) => {
        const query = readQuery(new URLSearchParams(pairs))
        expect(SearchQuery.safeParse(Object.fromEntries(queryEntries(query))).success).toBe(true)
        expect(read(writeQuery(query))).toEqual(query)
      }),
    )
  })
})

describe('writeQuery', () => {
  it('writes nothing for no filter', () => expect(writeQuery({})).toBe(''))

  it('writes names in one order whatever the order they were set in', () =>
    expect(writeQuery({ page: 2, eco: 4, countries: ['France', 'Italie'] })).toBe(
      '?countries=France,Italie&eco=4&page=2',
    ))
})
