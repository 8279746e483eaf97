import { describe, expect, it } from 'vitest'
import { reviewsAddress } from './reviews-address'

describe('reviewsAddress', () => {
  it.each([
    ['says nothing of what is not asked', {}, '/avis'],
    ['leaves the first page out', { page: 1 }, '/avis'],
    ['keeps filters and place', { expedition: 'gr20', rate: 4, page: 3 }, '/avis?expedition=gr20&note=4&page=3'],
  ])('%s', (_name, query, address) => {
    expect(reviewsAddress(query)).toBe(address)
  })
})
