import { lerp, type Point } from '../core/geometry'
import type { Random } from '../core/random'
import { ball, closed, smooth } from '../core/shapes'

/** A round broadleaf crown made of overlapping discs; returns { crown, light, trunk } path data. */
export function broadleaf(rng: Random, x: number, y: number, height: number, { width = 0.8 } = {}) {
  const radius = height * 0.2
  const puffs: [number, number, number][] = []
  const count = 9
  for (let i = 0; i < count; i += 1) {
    const angle = (i / count) * Math.PI * 2
    puffs.push([
      x + Math.cos(angle) * height * 0.25 * width * rng.range(0.8, 1.2),
      y - height * 0.64 + Math.sin(angle) * height * 0.2 * rng.range(0.8, 1.2),
      radius * rng.range(0.75, 1.1),
    ])
  }
  puffs.push([x, y - height * 0.64, height * 0.3])
  const t = Math.max(1.5, height * 0.03)
  return {
    crown: puffs.map(([cx, cy, r]) => ball(cx, cy, r)).join(''),
    light: puffs
      .map(([cx, cy, r]) => ball(cx - r * 0.22, cy - r * 0.26, r * 0.66))
      .slice(2, 8)
      .join(''),
    trunk: closed([
      [x - t * 0.7, y - height * 0.5],
      [x + t * 0.7, y - height * 0.5],
      [x + t * 1.2, y + 3],
      [x - t * 1.2, y + 3],
    ]),
  }
}

/** A flame-shaped cypress or a poplar. */
export function cypress(rng: Random, x: number, y: number, height: number, { spread = 0.17 } = {}) {
  const half = (height * spread) / 2
  const wave = () => rng.range(0.9, 1.1)
  return smooth(
    [
      [x, y - height],
      [x + half * 0.55 * wave(), y - height * 0.72],
      [x + half * wave(), y - height * 0.36],
      [x + half * 0.8 * wave(), y - height * 0.08],
      [x + half * 0.2, y],
      [x - half * 0.2, y],
      [x - half * 0.8 * wave(), y - height * 0.08],
      [x - half * wave(), y - height * 0.36],
      [x - half * 0.55 * wave(), y - height * 0.72],
    ],
    { loop: true, tension: 0.9 },
  )
}

/** An umbrella pine; returns { trunk, crown, light } path data. `lean` bends the trunk sideways. */
export function umbrellaPine(rng: Random, x: number, y: number, height: number, { lean = 0 } = {}) {
  const topX = x + lean * height
  const topY = y - height
  const t = height * 0.026
  const bend = (u: number, off: number): Point => [lerp(x, topX, u ** 1.6) + off, lerp(y, topY + height * 0.14, u)]
  const trunk = smooth([bend(0, -t * 1.5), bend(0.35, -t), bend(0.7, -t * 0.8), bend(1, -t * 0.5)])
  const back = smooth([bend(1, t * 0.5), bend(0.7, t * 0.8), bend(0.35, t), bend(0, t * 1.5)]).replace('M', 'L')
  const limb = (u: number, dx: number, dy: number) => {
    const [bx, by] = bend(u, 0)
    return closed([
      [bx, by + t],
      [bx + dx * height, by - dy * height],
      [bx + dx * height + t * 0.5, by - dy * height + t * 0.4],
      [bx, by - t * 1.2],
    ])
  }
  const pad = (cx: number, cy: number, w: number, h: number) => {
    const points: Point[] = []
    const n = 9
    for (let i = 0; i <= n; i += 1) {
      const a = Math.PI - (i / n) * Math.PI
      points.push([cx + Math.cos(a) * w * rng.range(0.93, 1.06), cy - Math.sin(a) * h * rng.range(0.85, 1.15)])
    }
    points.push([cx + w * 0.55, cy + h * 0.28], [cx, cy + h * 0.16], [cx - w * 0.55, cy + h * 0.3])
    return smooth(points, { loop: true, tension: 0.8 })
  }
  const pads: [number, number, number, number][] = [
    [topX, topY + height * 0.1, height * 0.36, height * 0.15],
    [topX - height * 0.24, topY + height * 0.2, height * 0.22, height * 0.1],
    [topX + height * 0.26, topY + height * 0.22, height * 0.2, height * 0.09],
  ]
  return {
    trunk: `${trunk}${back}Z${limb(0.66, -0.2, 0.14)}${limb(0.72, 0.22, 0.12)}`,
    crown: pads.map((p) => pad(...p)).join(''),
    light: pads.map(([cx, cy, w, h]) => pad(cx - w * 0.12, cy - h * 0.34, w * 0.7, h * 0.52)).join(''),
  }
}
