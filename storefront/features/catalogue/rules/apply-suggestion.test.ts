import { describe, expect, it } from 'vitest'
import type { SearchQuery } from '@/contract/search-query'
import { applySuggestion } from './apply-suggestion'
import { buildOptions } from './build-options.fixture'
import { groupSuggestions, type SuggestionOption } from './suggestion-options'

const options = buildOptions()
const activity = (name: string) => ({
  kind: 'activity' as const,
  label: name,
  activity: { name, expeditions_count: 2 },
})
const destination = (name: string, group: 'lapland' | null = null) => ({
  kind: 'destination' as const,
  label: name,
  destination: { name, group, flag_url: null },
})

describe('applySuggestion', () => {
  it.each<[string, SearchQuery, Exclude<SuggestionOption, { kind: 'expedition' }>, SearchQuery]>([
    ['sets an activity and drops the words', { q: 'tre' }, activity('Trek'), { activities: ['Trek'] }],
    ['keeps the other filters', { q: 'tre', eco: 4 }, activity('Trek'), { eco: 4, activities: ['Trek'] }],
    ['narrows the whole category', { categories: ['a-pieds'] }, activity('Trail'), { activities: ['Trail'] }],
    [
      'leaves an activity already chosen',
      { q: 'tre', activities: ['Trek'] },
      activity('Trek'),
      { activities: ['Trek'] },
    ],
    ['adds a country', { q: 'ita', countries: ['France'] }, destination('Italie'), { countries: ['France', 'Italie'] }],
    [
      'leaves a country of the group chosen',
      { destination: 'lapland' },
      destination('Suède'),
      { destination: 'lapland' },
    ],
    [
      'replaces countries by a group',
      { countries: ['Italie'] },
      destination('Laponie', 'lapland'),
      { destination: 'lapland' },
    ],
    ['goes back to the first page', { q: 'tre', page: 3 }, activity('Trek'), { activities: ['Trek'] }],
  ])('%s', (_sentence, query, choice, expected) => {
    expect(applySuggestion({ query, choice, options })).toEqual(expected)
  })
})

describe('groupSuggestions', () => {
  it('leaves out the groups without suggestions', () => {
    const groups = groupSuggestions({
      expeditions: [],
      activities: [{ name: 'Trek', expeditions_count: 2 }],
      destinations: [],
    })
    expect(groups.map(({ title }) => title)).toEqual(['Activités'])
  })
})
