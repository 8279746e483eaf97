import { describe, expect, it } from 'vitest'
import { highlightMatch } from './highlight-match'

const written = (name: string, typed: string) =>
  highlightMatch(name, typed)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('')

describe('highlightMatch', () => {
  it.each([
    ['the beginning of a word', 'verc', 'Traversée du Vercors', 'Traversée du [Verc]ors'],
    ['a word without its accents', 'velo', 'Le Danube à vélo', 'Le Danube à [vélo]'],
    ['several words, in any order', 'biv verc', 'Vercors en bivouac', '[Verc]ors en [biv]ouac'],
    ['a word after an apostrophe or a hyphen', 'kart', 'Cani-Kart', 'Cani-[Kart]'],
    ['nothing within a word', 'cors', 'Vercors', 'Vercors'],
    ['nothing for a mistyped word', 'vecors', 'Vercors', 'Vercors'],
    ['nothing for no word', '  ', 'Vercors', 'Vercors'],
    ['signs as plain text', '(.*)', 'Vercors', 'Vercors'],
  ])('marks %s', (_case, typed, name, expected) => {
    expect(written(name, typed)).toBe(expected)
  })
})
