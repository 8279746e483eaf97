import { expect, it } from 'vitest'
import { toMercator } from '@/domain/routes/project-route'
import { boxOf, fitView, isShown, panView, placeIn, spotIn, viewAt, zoomOf, zoomView, type LngLat } from './map-view'

const FRAME = { width: 720, height: 420 }
const GRENOBLE: LngLat = [5.7145, 45.1915]
const LYON: LngLat = [4.8596, 45.7606]

const spotOf = (view: ReturnType<typeof fitView>, place: LngLat) => spotIn({ view, frame: FRAME })(toMercator(place))

it('holds all of some places, north up and east to the right', () => {
  const view = fitView({ positions: [GRENOBLE, LYON], frame: FRAME })
  const [grenoble, lyon] = [spotOf(view, GRENOBLE), spotOf(view, LYON)]
  expect([grenoble, lyon].every((spot) => isShown(spot, FRAME, 40))).toBe(true)
  expect(grenoble.x).toBeGreaterThan(lyon.x)
  expect(grenoble.y).toBeGreaterThan(lyon.y)
})

it('shows one place from no nearer than it is told, in the middle', () => {
  const view = fitView({ positions: [GRENOBLE], frame: FRAME, nearest: 10 })
  expect(zoomOf(view)).toBeCloseTo(10)
  expect(spotOf(view, GRENOBLE)).toEqual({ x: 360, y: 210 })
})

it('finds the place that is where it put it', () => {
  const view = fitView({ positions: [GRENOBLE, LYON], frame: FRAME })
  const [longitude, latitude] = placeIn({ view, frame: FRAME })(spotOf(view, GRENOBLE))
  expect(longitude).toBeCloseTo(GRENOBLE[0], 9)
  expect(latitude).toBeCloseTo(GRENOBLE[1], 9)
})

it('goes along with the hand that draws it', () => {
  const view = fitView({ positions: [GRENOBLE], frame: FRAME, nearest: 9 })
  const { x, y } = spotOf(panView(view, 100, -30), GRENOBLE)
  expect([x, y]).toEqual([expect.closeTo(460, 6), expect.closeTo(180, 6)])
})

it('keeps its middle as it comes nearer, up to the valley and back to the continent', () => {
  const view = fitView({ positions: [GRENOBLE], frame: FRAME, nearest: 9 })
  expect(spotOf(zoomView(view, 2), GRENOBLE)).toEqual({ x: 360, y: 210 })
  let near = view
  let far = view
  for (let press = 0; press < 20; press += 1) [near, far] = [zoomView(near, 2), zoomView(far, 0.5)]
  expect([zoomOf(near), zoomOf(far)]).toEqual([14, 3.5])
})

it('never leaves the earth', () => {
  let view = fitView({ positions: [GRENOBLE], frame: FRAME, nearest: 4 })
  for (let press = 0; press < 300; press += 1) view = panView(view, 200, 200)
  expect(view.centre).toEqual([-0.5, -0.5])
})

it('goes to a place from near enough, and no farther than it was', () => {
  const view = fitView({ positions: [LYON], frame: FRAME, nearest: 6 })
  expect(zoomOf(viewAt({ view, place: GRENOBLE, farthest: 9 }))).toBeCloseTo(9)
  expect(zoomOf(viewAt({ view: zoomView(view, 64), place: GRENOBLE, farthest: 9 }))).toBeCloseTo(12)
  expect(spotOf(viewAt({ view, place: GRENOBLE, farthest: 9 }), GRENOBLE)).toEqual({ x: 360, y: 210 })
})

it('knows the part of the plane that it shows', () => {
  const view = { centre: [0.1, -0.1], scale: 1000 } as const
  const box = boxOf({ view, frame: FRAME, margin: 10 })
  expect(box.left).toBeCloseTo(0.1 - 0.37)
  expect(box.right).toBeCloseTo(0.1 + 0.37)
  expect(box.top).toBeCloseTo(-0.1 - 0.22)
  expect(box.bottom).toBeCloseTo(-0.1 + 0.22)
})
