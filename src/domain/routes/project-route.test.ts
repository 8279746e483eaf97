import { describe, expect, it } from 'vitest'
import type { RoutePosition } from './route'
import { fromMercator, projectRoute, toMercator } from './project-route'

const frame = { width: 900, height: 500, padding: 50 }

describe('route drawn without a map', () => {
  it('fits the whole route inside the frame, north up', () => {
    const positions: RoutePosition[] = [
      [5, 45, 0],
      [5.2, 46, 0],
    ]
    const project = projectRoute({ positions, frame })
    expect(project([5, 45, 0]).y).toBeCloseTo(450)
    expect(project([5.2, 46, 0]).y).toBeCloseTo(50)
    expect(project([5, 45, 0]).x).toBeLessThan(project([5.2, 46, 0]).x)
  })

  it('draws a route of one place in the middle', () => {
    expect(projectRoute({ positions: [[5, 45, 0]], frame })([5, 45, 0])).toEqual({ x: 450, y: 250 })
  })
})

it('finds in the plane the place that it put there', () => {
  for (const place of [
    [5.715, 45.191],
    [-4.0475, 57.5425],
    [0, -60],
  ] as const) {
    const [longitude, latitude] = fromMercator(toMercator(place))
    expect(longitude).toBeCloseTo(place[0], 9)
    expect(latitude).toBeCloseTo(place[1], 9)
  }
})
