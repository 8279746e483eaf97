import { describe, expect, it } from 'vitest'
import { cropWithin, pixelsOf, readCrop, WHOLE } from './crop'

describe('readCrop', () => {
  it('reads what the panel sends, as text', () => {
    const crop = readCrop({ unit: '%', x: '25', y: '10', width: '50', height: '80' })
    expect(crop).toEqual({ left: 0.25, top: 0.1, width: 0.5, height: 0.8 })
  })

  it('ends where the picture ends', () => {
    expect(readCrop({ x: 75, y: 50, width: 50, height: 100 })).toEqual({
      left: 0.75,
      top: 0.5,
      width: 0.25,
      height: 0.5,
    })
  })

  it.each([
    [undefined],
    ['10'],
    [{ x: 0, y: 0, width: 100, height: 100 }],
    [{ x: 0, y: 0, width: 0, height: 50 }],
    [{ x: 100, y: 0, width: 50, height: 50 }],
    [{ x: -1, y: 0, width: 50, height: 50 }],
    [{ x: 0, y: 0, width: 101, height: 50 }],
    [{ x: '', y: 0, width: 50, height: 50 }],
    [{ x: ['1'], y: {}, width: 50, height: 50 }],
    [{ x: 'NaN', y: 'Infinity', width: 50, height: 50 }],
    [{ x: 10, y: 10 }],
  ])('cuts nothing for %j', (given) => {
    expect(readCrop(given)).toBeNull()
  })
})

describe('cropWithin', () => {
  it('is a part of what was left', () => {
    const half = { left: 0.5, top: 0, width: 0.5, height: 1 }
    const middle = { left: 0.25, top: 0.25, width: 0.5, height: 0.5 }
    expect(cropWithin(half, middle)).toEqual({ left: 0.625, top: 0.25, width: 0.25, height: 0.5 })
    expect(cropWithin(WHOLE, middle)).toEqual(middle)
    expect(cropWithin(middle, WHOLE)).toEqual(middle)
  })
})

describe('pixelsOf', () => {
  it.each([
    [WHOLE, { left: 0, top: 0, width: 30, height: 40 }],
    [
      { left: 0.5, top: 0.25, width: 0.5, height: 0.5 },
      { left: 15, top: 10, width: 15, height: 20 },
    ],
    [
      { left: 0.999, top: 0.999, width: 0.001, height: 0.001 },
      { left: 29, top: 39, width: 1, height: 1 },
    ],
    [
      { left: 0.5, top: 0, width: 0.51, height: 1.2 },
      { left: 15, top: 0, width: 15, height: 40 },
    ],
  ])('%j of 30 by 40', (crop, pixels) => {
    expect(pixelsOf(crop, { width: 30, height: 40 })).toEqual(pixels)
  })
})
