import { describe, expect, it } from 'vitest'
import type { SearchQuery } from '@/contract/search-query'
import { activeChips } from './active-chips'
import { buildOptions } from './build-options.fixture'
import { filterSummary } from './filter-summary'

const chipsOf = (query: SearchQuery) => activeChips({ query, options: buildOptions() })
const labelsOf = (query: SearchQuery) => chipsOf(query).map(({ label }) => label)

describe('activeChips', () => {
  it.each<[string, SearchQuery, string[]]>([
    ['says nothing when no filter is set', { sort: 'price', page: 2 }, []],
    ['names each country', { countries: ['France', 'Italie'] }, ['France', 'Italie']],
    ['names a destination group', { destination: 'lapland' }, ['Laponie']],
    ['names a category by its title', { categories: ['a-pieds'] }, ['A pieds']],
    ['keeps the slug of a category that went', { categories: ['plongee'] }, ['plongee']],
    ['says a duration', { duration_max: 9 }, ['2 à 9\u00a0jours']],
    ['says a highest price', { price_max: 400 }, ['Moins de 400\u00a0€']],
    ['says both prices', { price_min: 290, price_max: 1200 }, ['290\u00a0€ à 1\u00a0200\u00a0€']],
    ['says a range of dates', { start: '2027-06-14', end: '2027-07-04' }, ['14\u00a0juin au 4\u00a0juil.\u00a02027']],
    ['says each level', { level: [0, 2, 3] }, ['Sans effort', 'Niveau 2', 'Niveau 3']],
    ['says the least eco rating', { eco: 4 }, ['Éco-note 4 et plus']],
    ['says the family switch in one chip', { type: ['kids', 'family', 'basecamp'] }, ['Famille & Kids']],
    ['says each type otherwise', { type: ['adult', 'kids'] }, ['Expédition', 'Sans les parents']],
    ['names a selection by its title', { selection: 'premiere-fois' }, ['Première fois']],
    ['keeps the slug of a selection that went', { selection: 'ete' }, ['ete']],
    ['says that a part of the map is asked for', { zone: [5, 44, 7, 46] }, ['Zone de la carte']],
    ['quotes the words searched', { q: 'lac' }, ['«\u00a0lac\u00a0»']],
  ])('%s', (_case, query, expected) => expect(labelsOf(query)).toEqual(expected))

  it('removes one country and comes back to the first page', () => {
    const [first] = chipsOf({ countries: ['France', 'Italie'], page: 3, eco: 4 })
    expect(first?.without).toEqual({ countries: ['Italie'], eco: 4 })
  })

  it('leaves no empty list behind the last country', () => {
    expect(chipsOf({ countries: ['France'] })[0]?.without).toEqual({})
  })

  it('gives a country its flag, and a group none', () => {
    expect(chipsOf({ countries: ['France'] })[0]?.flagUrl).toBe('/flags/fr.svg')
    expect(chipsOf({ destination: 'outside-france' })[0]?.flagUrl).toBeNull()
  })
})

describe('filterSummary', () => {
  it('lists what is chosen', () =>
    expect(filterSummary('destination', chipsOf({ countries: ['France', 'Italie'] }))).toBe('France, Italie'))
  it('says when nothing is', () => expect(filterSummary('level', [])).toBe('Tous les niveaux'))
})
