import { describe, expect, it } from 'vitest'
import { shorten } from './shorten'

describe('a shortened text', () => {
  it.each([
    ['Court.', 10, 'Court.'],
    ['Dix lettre', 10, 'Dix lettre'],
    ['Marche beaucoup, vole peu', 20, 'Marche beaucoup,…'],
  ])('« %s » in %i characters', (text, most, shown) => {
    expect(shorten(text, most)).toBe(shown)
  })
})
