import { describe, expect, it } from 'vitest'
import { headerType } from './header-type'

describe('headerType', () => {
  it.each([
    ['/', 'homepage'],
    ['/react-front', 'homepage'],
    ['/react-front/', 'homepage'],
    ['/expeditions', 'catalog'],
    ['/react-front/expeditions', 'catalog'],
    ['/expeditions/traversee-du-vercors', 'product'],
    ['/react-front/expeditions/traversee-du-vercors', 'product'],
    ['/mes-favoris', 'error'],
    ['/expeditions-2', 'error'],
    ['/react-frontiere', 'error'],
  ])('gives %s the %s header', (path, type) => {
    expect(headerType(path)).toBe(type)
  })
})
