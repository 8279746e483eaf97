import { expect, it } from 'vitest'
import { layNames, roomOf } from './lay-names'

const FRAME = { width: 400, height: 300 }

const name = (text: string, x: number, y: number, gap = 8) => ({ key: text, text, x, y, size: 13, gap })

const laid = (wanted: ReturnType<typeof name>[], taken = [roomOf({ x: -99, y: -99 }, 1)]) =>
  layNames({ wanted, frame: FRAME, taken }).map(({ text, anchor }) => [text, anchor])

it('writes a name to the right of its mark, or to its left where there is no room', () => {
  expect(laid([name('Grenoble', 100, 100), name('Valence', 380, 200)])).toEqual([
    ['Grenoble', 'start'],
    ['Valence', 'end'],
  ])
})

it('leaves out a name that would lie over one before it', () => {
  expect(laid([name('Lyon Part-Dieu', 100, 100), name('Lyon Perrache', 106, 104)])).toEqual([
    ['Lyon Part-Dieu', 'start'],
    ['Lyon Perrache', 'end'],
  ])
  expect(laid([name('Lyon', 200, 100, 0), name('Lyon Perrache', 206, 104, 0)])).toEqual([['Lyon', 'middle']])
})

it('writes a name on the other side of its mark where it would lie over another mark, if it can', () => {
  const marks = [roomOf({ x: 220, y: 100 }, 4)]
  const names = (wanted: ReturnType<typeof name>[]) =>
    layNames({ wanted, frame: FRAME, avoided: marks }).map(({ text, anchor }) => [text, anchor])
  expect(names([name('Chambéry', 200, 100)])).toEqual([['Chambéry', 'end']])
  expect(names([name('Lyon', 190, 100), name('Culoz', 200, 100)])).toEqual([
    ['Lyon', 'end'],
    ['Culoz', 'start'],
  ])
})

it('writes nothing over what is taken, nor over the side of the map', () => {
  expect(laid([name('Die', 200, 100, 0)], [roomOf({ x: 205, y: 100 }, 10)])).toEqual([])
  expect(laid([name('Chamonix', 10, 100, 0)])).toEqual([])
})
