import { describe, expect, it } from 'vitest'
import { fromTown, isCalled, namedTown, townWords } from './train-words'

describe('the town that a search may name', () => {
  it.each([
    ['Lyon', { words: 'Lyon', isSaid: false }],
    ['train depuis Lyon', { words: 'Lyon', isSaid: true }],
    ['En train de Brest', { words: 'Brest', isSaid: false }],
    ['train d’Annecy', { words: 'Annecy', isSaid: false }],
    ['depuis  la Roche-sur-Yon ', { words: 'la Roche-sur-Yon', isSaid: true }],
    ['au départ de Lille', { words: 'Lille', isSaid: true }],
    ['train de nuit', { words: 'nuit', isSaid: false }],
    ['trek', { words: 'trek', isSaid: false }],
  ])('« %s »: %o', (typed, town) => expect(townWords(typed)).toEqual(town))

  it.each(['', ' ', 'ly', 'train depuis', 'depuis L'])('« %s » names none', (typed) => {
    expect(townWords(typed)?.isSaid ?? false).toBe(false)
  })

  it('is called so whatever its accents, hyphens and apostrophes', () => {
    expect(isCalled('Saint-Étienne', 'saint etienne')).toBe(true)
    expect(isCalled("L'Isle-d'Abeau", 'l’isle d’abeau')).toBe(true)
    expect(isCalled('Lyon', 'lyo')).toBe(false)
    expect(isCalled('Nuits', 'nuit')).toBe(false)
  })

  it.each([
    ['lyon', 'Lyon'],
    ['train depuis Ly', null],
    ['train depuis Lyo', 'Lyon'],
    ['Lyo', null],
    ['train de Lyo', null],
    ['trek', null],
  ])('« %s » names %s', (typed, name) => {
    expect(namedTown(typed, [{ name: 'Lyon' }, { name: 'Lyons-la-Forêt' }])?.name ?? null).toBe(name)
    expect(namedTown(typed, [])).toBeNull()
  })

  it('is an address of the catalogue, its nearest trips first', () => {
    expect(String(new URLSearchParams(fromTown('69123')))).toBe('from=69123&sort=train')
  })
})
