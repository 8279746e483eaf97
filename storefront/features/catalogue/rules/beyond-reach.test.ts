import { describe, expect, it } from 'vitest'
import { beyondReach } from './beyond-reach'

const HOURS = { '3': 4, '5': 2, '6': 3, '7': 1, '9': 5 }

describe('what lies just beyond the hours of a search', () => {
  it('is what two more hours reach, the nearest first, by the same filters', () => {
    expect(beyondReach({ from: '69123', train_max: 5, kg_max: 50, sort: 'price', page: 3 }, HOURS)).toEqual({
      ...{ limit: 5, upTo: 7, nearest: 6, count: 4 },
      query: { from: '69123', kg_max: 50, train_min: 5, train_max: 7, sort: 'train' },
    })
  })

  it('goes as far as the nearest where nothing lies within', () => {
    expect(beyondReach({ train_max: 2 }, { '9': 5, '12': 1 })).toMatchObject({ upTo: 9, nearest: 9, count: 5 })
    expect(beyondReach({ train_max: 2 }, { '3': 1, '4': 1 })).toMatchObject({ upTo: 4, nearest: 3, count: 2 })
  })

  it.each<[string, Parameters<typeof beyondReach>]>([
    ['no hours are asked for', [{ from: '69123' }, HOURS]],
    ['some lie within and none just beyond', [{ train_max: 9 }, HOURS]],
    ['the next lies much farther', [{ train_max: 3 }, { '2': 1, '8': 1 }]],
    ['no trip has hours', [{ train_max: 3 }, {}]],
    ['a search can ask for no more', [{ train_max: 72 }, { '3': 1, '73': 2 }]],
  ])('is nothing where %s', (_case, asked) => {
    expect(beyondReach(...asked)).toBeNull()
  })
})
