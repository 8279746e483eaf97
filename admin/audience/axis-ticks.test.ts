import { describe, expect, it } from 'vitest'
import { axisTicks } from './axis-ticks'

describe('the graduations of an axis', () => {
  it.each([
    [[], [0, 1]],
    [
      [0, 0],
      [0, 1],
    ],
    [[2], [0, 1, 2]],
    [
      [7, 3],
      [0, 5, 10],
    ],
    [[90], [0, 50, 100]],
    [[1234], [0, 500, 1000, 1500]],
  ])('of %j start at zero and end above the values', (values, ticks) => {
    expect(axisTicks(values)).toEqual(ticks)
  })
})
