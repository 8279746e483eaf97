import { describe, expect, it } from 'vitest'
import type { RoutePosition } from './elevation-profile'
import { projectRoute } from './project-route'

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
