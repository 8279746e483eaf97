import { describe, expect, it } from 'vitest'
import { formatCount, formatRank } from './plural'

describe('formatCount', () => {
  it.each([
    [0, '0\u00a0place'],
    [1, '1\u00a0place'],
    [2, '2\u00a0places'],
    [1200, '1\u00a0200\u00a0places'],
  ])('writes %d as %s', (count, text) => {
    expect(formatCount(count, 'place')).toBe(text)
  })
  it('takes an irregular plural', () => {
    expect(formatCount(3, 'départ à venir', 'départs à venir')).toBe('3\u00a0départs à venir')
  })
})

describe('formatRank', () => {
  it.each([
    [1, '1re'],
    [2, '2e'],
    [21, '21e'],
  ])('writes %d as %s', (rank, text) => {
    expect(formatRank(rank)).toBe(text)
  })
})
