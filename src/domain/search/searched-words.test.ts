import { expect, it } from 'vitest'
import { isSearchable, searchedWords } from './searched-words'

it.each([
  ['Jeanne  Le Goff', [['Jeanne'], ['Le'], ['Goff']]],
  ['06 12 34', [['06 12 34', '+3361234']]],
  ['0033 6 12', [['0033 6 12', '+33612']]],
  ['0906-915', [['0906-915', '+33906915']]],
  ['44 55', [['4455']]],
  ['6.12.34', [['61234']]],
  ['LG-27-0906-915', [['LG-27-0906-915']]],
  ['27 915', [['27'], ['915']]],
  ['  ', []],
])('reads « %s » as words, and numbers as they are kept', (text, words) => {
  expect(searchedWords(text)).toEqual(words)
})

it('reads the first words of a long text alone', () => {
  expect(searchedWords('mot '.repeat(50))).toHaveLength(8)
})

it.each([
  ['per', true],
  ['le goff', true],
  ['44 55', true],
  ['le', false],
  ['a b c', false],
  ['---', false],
  ['', false],
])('says whether « %s » is enough to search by', (text, isEnough) => {
  expect(isSearchable(searchedWords(text))).toBe(isEnough)
})
