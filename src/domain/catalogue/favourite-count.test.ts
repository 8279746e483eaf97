import { describe, expect, it } from 'vitest'
import { favouriteCount } from './favourite-count'

describe('favouriteCount', () => {
  it.each([
    ['shows the count as it is to who never liked it', { isStored: false, isFavourite: false }, 12],
    ['adds one for a like that the count does not hold yet', { isStored: false, isFavourite: true }, 13],
    ['counts a stored like once', { isStored: true, isFavourite: true }, 12],
    ['removes one when a stored like is taken back', { isStored: true, isFavourite: false }, 11],
  ])('%s', (_name, state, shown) => {
    expect(favouriteCount({ count: 12, ...state })).toBe(shown)
  })

  it('never goes below zero', () => {
    expect(favouriteCount({ count: 0, isStored: true, isFavourite: false })).toBe(0)
  })
})
