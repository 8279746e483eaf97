import { describe, expect, it } from 'vitest'
import { currentIndex, formatTimecode, sayTimecode, secondsOf } from './timecode'

describe('a moment of a recording', () => {
  it.each([
    ['0:00', 0],
    ['1:05', 65],
    ['62:30', 3750],
  ])('%s is %i seconds, and back', (typed, seconds) => {
    expect(secondsOf(typed)).toBe(seconds)
    expect(formatTimecode(seconds)).toBe(typed)
  })

  it.each(['', '1:60', '1:5', '-1:00', '1:00:00', 'midi'])('%s is none', (typed) => {
    expect(secondsOf(typed)).toBe(0)
  })

  it('is told in minutes and seconds', () => {
    expect(sayTimecode(866.4)).toBe('14\u00a0min 26\u00a0s')
    expect(sayTimecode(9)).toBe('9\u00a0s')
  })

  it('belongs to the last part that has begun', () => {
    const starts = [0, 20, 45]
    expect([0, 19.9, 20, 60].map((at) => currentIndex({ starts, at }))).toEqual([0, 0, 1, 2])
    expect(currentIndex({ starts: [5], at: 2 })).toBe(-1)
  })
})
