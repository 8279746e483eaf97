import { describe, expect, it } from 'vitest'
import { keyWithoutArticle, placeKey, readPlaceWords } from './place-words'

describe('the key of a town', () => {
  it.each([
    ['Saint-Étienne', 'saintetienne'],
    ['St Etienne', 'saintetienne'],
    ['Ste-Foy-lès-Lyon', 'saintefoyleslyon'],
    ['L’Isle-d’Abeau', 'lisledabeau'],
    ["L'Isle-d'Abeau", 'lisledabeau'],
    ['Œuilly', 'oeuilly'],
    ['Paris 11e Arrondissement', 'paris11arrondissement'],
    ['Lyon 1er', 'lyon1'],
  ])('of %s is %s', (name, key) => expect(placeKey(name)).toBe(key))

  it('is also known without the article in front', () => {
    expect(keyWithoutArticle('Le Havre')).toBe('havre')
    expect(keyWithoutArticle('L’Haÿ-les-Roses')).toBe('haylesroses')
    expect(keyWithoutArticle('Lens')).toBeNull()
    expect(keyWithoutArticle('Les')).toBeNull()
  })
})

describe('what was typed', () => {
  it.each([
    ['Plouf', { prefixes: ['plouf'], postcode: null, department: null }],
    ['  st  ETIENNE ', { prefixes: ['saintetienne'], postcode: null, department: null }],
    ['st', { prefixes: ['saint', 'st'], postcode: null, department: null }],
    ['74000', { prefixes: ['74000'], postcode: null, department: null }],
    ['74', { prefixes: ['74'], postcode: null, department: null }],
    ['Annecy 74000', { prefixes: ['annecy'], postcode: '74000', department: null }],
    ['Ploufragan (22)', { prefixes: ['ploufragan'], postcode: null, department: '22' }],
    ['Bastia 2b', { prefixes: ['bastia'], postcode: null, department: '2B' }],
    ['Saint-Denis 974', { prefixes: ['saintdenis'], postcode: null, department: '974' }],
    ['Paris 11', { prefixes: ['paris11'], postcode: null, department: null }],
    ['paris 11ème', { prefixes: ['paris11'], postcode: null, department: null }],
    ['Paris (75)', { prefixes: ['paris'], postcode: null, department: '75' }],
  ])('%s is looked up by %o', (typed, words) => expect(readPlaceWords(typed)).toEqual(words))

  it.each(['', '   ', '’-(', '\u0301'])('%j is nothing to look up', (typed) => expect(readPlaceWords(typed)).toBeNull())
})
