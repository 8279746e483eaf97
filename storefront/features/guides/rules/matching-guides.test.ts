import { expect, it } from 'vitest'
import { guideChoices, matchingGuides, NO_WISH } from './matching-guides'

const GUIDES = [
  { name: 'Maëlle', countries: ['France'], families: ['À pied', 'Neige'], languages: ['fr' as const, 'en' as const] },
  {
    name: 'Marco',
    countries: ['Italie', 'France'],
    families: ['Alpinisme'],
    languages: ['it' as const, 'fr' as const],
  },
]

it.each([
  ['nothing', {}, ['Maëlle', 'Marco']],
  ['a country', { country: 'Italie' }, ['Marco']],
  ['a family', { family: 'Neige' }, ['Maëlle']],
  ['a language', { language: 'fr' }, ['Maëlle', 'Marco']],
  ['what nobody has together', { country: 'Italie', language: 'en' }, []],
])('by %s', (_name, wish, names) => {
  expect(matchingGuides({ guides: GUIDES, wish: { ...NO_WISH, ...wish } }).map(({ name }) => name)).toEqual(names)
})

it('are chosen by what they have, each once and by name', () => {
  const { country, family, language } = guideChoices(GUIDES)
  expect(country.map(({ label }) => label)).toEqual(['France', 'Italie'])
  expect(family.map(({ label }) => label)).toEqual(['À pied', 'Alpinisme', 'Neige'])
  expect(language).toEqual([
    { value: 'en', label: 'Anglais' },
    { value: 'fr', label: 'Français' },
    { value: 'it', label: 'Italien' },
  ])
})
