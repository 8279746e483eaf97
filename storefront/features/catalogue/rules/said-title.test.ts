import { expect, it } from 'vitest'
import type { SearchQuery } from '@/contract/search-query'
import { isSaid, saidTitle } from './said-title'

it.each<[SearchQuery, string, string]>([
  [{ from: '69123', train_max: 5 }, 'En train depuis Lyon en moins de 5\u00a0h', '5\u00a0heures'],
  [{ train_max: 1 }, 'En train depuis Lyon en moins de 1\u00a0h', '1\u00a0heure'],
  [{ from: '69123' }, 'En train depuis Lyon sans limite d’heures', 'sans limite d’heures'],
])('says the search %j as « %s »', (query, sentence, inFull) => {
  const { before, town, between, hours, hoursInFull } = saidTitle({ query, town: 'Lyon' })
  expect(before + town + between + hours).toBe(sentence)
  expect(hoursInFull).toBe(inFull)
  expect(isSaid(query)).toBe(true)
})

it('leaves its title to any other search', () => {
  expect(isSaid({ countries: ['France'], sort: 'train' })).toBe(false)
})
