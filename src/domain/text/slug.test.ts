import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SLUG_PATTERN, slugify } from './slug'

describe('the address made of a title', () => {
  it.each([
    ['L’île d’Yeu', 'l-ile-d-yeu'],
    ['Cœur d’Ænes', 'coeur-d-aenes'],
    ['ŒUVRE ÆRIENNE', 'oeuvre-aerienne'],
    ['Tromsø, Øst', 'tromso-ost'],
    ['  GR20 : de Calenzana…  ', 'gr20-de-calenzana'],
    ['!!!', ''],
    ['', ''],
  ])('of « %s » is « %s »', (title, slug) => {
    expect(slugify(title)).toBe(slug)
  })

  it('has a hundred characters at most', () => {
    expect(slugify(`-${'a'.repeat(101)}`)).toBe('a'.repeat(100))
  })

  it('never ends on the dash where it is cut', () => {
    expect(slugify(`${'a'.repeat(99)} b`)).toBe('a'.repeat(99))
  })

  it('is an address, or nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', size: 'max', maxLength: 200 }), (title) => {
        const slug = slugify(title)
        expect(slug === '' || SLUG_PATTERN.test(slug)).toBe(true)
      }),
    )
  })
})

it.each(['-a', 'a-', 'a--b', 'A', 'é', ''])('takes « %s » for no address', (slug) => {
  expect(SLUG_PATTERN.test(slug)).toBe(false)
})
