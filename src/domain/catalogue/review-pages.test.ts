import { expect, it } from 'vitest'
import { unfoldedReviews } from './review-pages'

it.each([
  ['the first page', 1, { limit: 12, offset: 0 }],
  ['ten pages at most', 10, { limit: 120, offset: 0 }],
  ['the last ten of eleven', 11, { limit: 120, offset: 12 }],
  ['no more of a thousand', 1000, { limit: 120, offset: 11_880 }],
])('unfolds %s', (_name, page, reviews) => {
  expect(unfoldedReviews(page)).toEqual(reviews)
})
