import { describe, expect, it } from 'vitest'
import { ANYWHERE, monthsFrom, searchParameters } from './search-address'

const today = '2026-11-21'
const nothing = { destination: ANYWHERE, month: null, categories: [], town: null }

describe('searchParameters', () => {
  it('asks for nothing when nothing is chosen', () => {
    expect(searchParameters({ search: nothing, today })).toEqual({})
  })
  it('names a destination group', () => {
    const search = { ...nothing, destination: { kind: 'group', group: 'lapland' } } as const
    expect(searchParameters({ search, today })).toEqual({ destination: 'lapland' })
  })
  it('names a country', () => {
    const search = { ...nothing, destination: { kind: 'country', name: 'Norvège' } } as const
    expect(searchParameters({ search, today })).toEqual({ countries: 'Norvège' })
  })
  it('bounds a month by its first and last days', () => {
    expect(searchParameters({ search: { ...nothing, month: '2028-02' }, today })).toEqual({
      start: '2028-02-01',
      end: '2028-02-29',
    })
  })
  it('starts the current month today', () => {
    expect(searchParameters({ search: { ...nothing, month: '2026-11' }, today })).toEqual({
      start: '2026-11-21',
      end: '2026-11-30',
    })
  })
  it('leaves from a town, the nearest trips first', () => {
    const search = {
      ...nothing,
      destination: { kind: 'country', name: 'Italie' },
      town: { code: '69123', name: 'Lyon', label: 'Lyon (69)' },
    } as const
    expect(searchParameters({ search, today })).toEqual({ countries: 'Italie', from: '69123', sort: 'train' })
  })
  it('lists the families of activities', () => {
    expect(searchParameters({ search: { ...nothing, categories: ['neige', 'a-pieds'] }, today })).toEqual({
      categories: 'neige,a-pieds',
    })
  })
})

describe('monthsFrom', () => {
  it('goes over the new year', () => {
    expect(monthsFrom({ today, count: 3 })).toEqual(['2026-11', '2026-12', '2027-01'])
  })
})
