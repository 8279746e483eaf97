import { describe, expect, it } from 'vitest'
import { ARTICLES_A_PAGE, pageOf } from './article-pages'

const items = Array.from({ length: ARTICLES_A_PAGE + 1 }, (_, index) => index)

describe('a page of a list', () => {
  it('holds its own part', () => {
    expect(pageOf({ items, page: 1 })).toEqual({ items: items.slice(0, ARTICLES_A_PAGE), page: 1, pageCount: 2 })
    expect(pageOf({ items, page: 2 })).toEqual({ items: [ARTICLES_A_PAGE], page: 2, pageCount: 2 })
  })

  it.each([0, -1, 3, 1.5, Number.NaN])('is none for %d', (page) => {
    expect(pageOf({ items, page })).toBeNull()
  })

  it('is the first of nothing', () => {
    expect(pageOf({ items: [], page: 1 })).toEqual({ items: [], page: 1, pageCount: 1 })
  })
})
