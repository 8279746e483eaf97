import { describe, expect, it } from 'vitest'
import { townOf, withOwnTown, withTown } from './asked-town'

const LYON = { code: '69123', name: 'Lyon', label: 'Lyon (69)' }
const PARIS = { code: '75056', name: 'Paris', is_default: true }

describe('the town of a query', () => {
  it('is that of the address, else the one this browser knows', () => {
    expect(withOwnTown({ level: [2] }, LYON)).toEqual({ level: [2], from: '69123' })
    expect(withOwnTown({ from: '22215' }, LYON)).toEqual({ from: '22215' })
    const plain = { page: 2 }
    expect(withOwnTown(plain, null)).toBe(plain)
  })

  it('is changed, or taken away, on the first page again', () => {
    expect(withTown({ from: '22215', page: 3, sort: 'carbon' }, LYON)).toEqual({ from: '69123', sort: 'carbon' })
    expect(withTown({ from: '22215', sort: 'train' }, null)).toEqual({ sort: 'train' })
  })

  it('has its name from this browser or from the answer; Paris stands for what has none', () => {
    expect(townOf({ query: {}, town: LYON, from: PARIS })).toBeNull()
    expect(townOf({ query: { from: '69123' }, town: LYON, from: PARIS })).toBe(LYON)
    const from = { code: '22215', name: 'Ploufragan', is_default: false }
    expect(townOf({ query: { from: '22215' }, town: LYON, from })).toMatchObject({ code: '22215', name: 'Ploufragan' })
    expect(townOf({ query: { from: '00000' }, town: LYON, from: PARIS })).toBeNull()
  })
})
