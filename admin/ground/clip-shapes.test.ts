import { describe, expect, it } from 'vitest'
import { areApart, boxAround, clipLine, clipRing } from './clip-shapes'
import type { PlanePoint } from './map-view'

const BOX = { left: 0, top: 0, right: 10, bottom: 10 }

/** Twice the area of a ring, whichever way it goes. */
const areaOf = (ring: readonly PlanePoint[]): number =>
  Math.abs(
    ring.reduce((sum, [x, y], index) => {
      const [fromX, fromY] = ring.at(index - 1) ?? [0, 0]
      return sum + fromX * y - x * fromY
    }, 0),
  ) / 2

const square = (left: number, top: number, side: number): PlanePoint[] => [
  [left, top],
  [left + side, top],
  [left + side, top + side],
  [left, top + side],
]

describe('a ring inside a box', () => {
  it.each([
    ['stays as it is within', square(2, 2, 4), 16],
    ['ends at its side', square(6, 2, 8), 32],
    ['ends in its corner', square(-5, -5, 10), 25],
    ['fills it from all around', square(-50, -50, 100), 100],
    ['is nothing beside it', square(20, 2, 5), 0],
    ['is nothing past its corner', square(11, -9, 8), 0],
  ])('%s', (_case, ring, area) => {
    expect(areaOf(clipRing(ring, BOX))).toBe(area)
  })

  it('keeps a bay that comes in from outside', () => {
    // Land all around, with a bay from the east up to the middle.
    const land: PlanePoint[] = [
      [-5, -5],
      [15, -5],
      [15, 4],
      [5, 4],
      [5, 6],
      [15, 6],
      [15, 15],
      [-5, 15],
    ]
    const ring = clipRing(land, BOX)
    expect(areaOf(ring)).toBe(100 - 10)
    expect(ring.every(([x, y]) => x >= 0 && x <= 10 && y >= 0 && y <= 10)).toBe(true)
  })

  it('is nothing without points', () => {
    expect(clipRing([], BOX)).toEqual([])
  })
})

describe('a line inside a box', () => {
  it('is cut where it leaves, and taken up where it comes back', () => {
    const line: PlanePoint[] = [
      [5, 5],
      [5, 15],
      [8, 15],
      [8, 5],
      [9, 5],
    ]
    expect(clipLine(line, BOX)).toEqual([
      [
        [5, 5],
        [5, 10],
      ],
      [
        [8, 10],
        [8, 5],
        [9, 5],
      ],
    ])
  })

  it('crosses it though none of its points is inside', () => {
    expect(
      clipLine(
        [
          [-5, 5],
          [15, 5],
        ],
        BOX,
      ),
    ).toEqual([
      [
        [0, 5],
        [10, 5],
      ],
    ])
  })

  it('is nothing where it only passes by', () => {
    expect(
      clipLine(
        [
          [-5, 20],
          [15, 20],
        ],
        BOX,
      ),
    ).toEqual([])
    expect(
      clipLine(
        [
          [9, -3],
          [13, 1],
        ],
        BOX,
      ),
    ).toEqual([])
    expect(
      clipLine(
        [
          [12, 2],
          [12, 8],
        ],
        BOX,
      ),
    ).toEqual([])
  })
})

it('knows boxes apart by any of their sides', () => {
  expect(
    boxAround([
      [1, 5],
      [4, 2],
    ]),
  ).toEqual({ left: 1, top: 2, right: 4, bottom: 5 })
  expect(areApart(BOX, { left: 9, top: 9, right: 12, bottom: 12 })).toBe(false)
  for (const other of [
    { left: 11, top: 0, right: 12, bottom: 10 },
    { left: -3, top: 0, right: -1, bottom: 10 },
    { left: 0, top: 11, right: 10, bottom: 12 },
    { left: 0, top: -3, right: 10, bottom: -1 },
  ]) {
    expect(areApart(BOX, other)).toBe(true)
  }
})
