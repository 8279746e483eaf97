import { describe, expect, it } from 'vitest'
import { reviewsPageQuery } from './reviews-page-screen'

describe('reviewsPageQuery', () => {
  it.each([
    ['asks for nothing by itself', {}, {}],
    ['reads filters and place', { expedition: 'gr20', note: '4', page: '3' }, { expedition: 'gr20', rate: 4, page: 3 }],
    ['takes the first of a name given twice', { note: ['2', '5'] }, { rate: 2 }],
    ['leaves out what is wrong', { expedition: '<script>', note: '9', page: '-1' }, {}],
    ['reads no page beyond four digits', { page: '10000' }, {}],
  ])('%s', (_name, params, query) => {
    expect(reviewsPageQuery(params)).toEqual(query)
  })
})
