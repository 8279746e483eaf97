import { mix } from '../core/color'
import { first, heightAt, item, last, type Point } from '../core/geometry'
import { brokenLine } from '../core/noise'
import type { Random } from '../core/random'
import { closed, fill, group, smooth } from '../core/shapes'
import type { Poster } from '../poster'

/** A faceted boulder resting at (x, y). */
export function boulder(
  rng: Random,
  {
    x,
    y,
    width,
    height,
    color,
    light,
    snow,
  }: { x: number; y: number; width: number; height: number; color: string; light?: string; snow?: string | false },
) {
  const half = width / 2
  const top: Point[] = [
    [x - half, y],
    [x - half * rng.range(0.75, 0.95), y - height * rng.range(0.45, 0.65)],
    [x - half * rng.range(0.25, 0.5), y - height * rng.range(0.85, 1)],
    [x + half * rng.range(0.05, 0.35), y - height * rng.range(0.8, 0.98)],
    [x + half * rng.range(0.65, 0.9), y - height * rng.range(0.4, 0.6)],
    [x + half, y],
  ]
  const spine: Point = [x + half * rng.range(0, 0.2), y - height * rng.range(0.3, 0.5)]
  const cap = snow
    ? fill(
        smooth(
          [
            item(top, 1),
            item(top, 2),
            item(top, 3),
            [item(top, 4)[0], item(top, 4)[1] + 2],
            [x + half * 0.4, y - height * 0.55],
            [x, y - height * 0.7],
            [x - half * 0.5, y - height * 0.5],
          ],
          { loop: true, tension: 0.6 },
        ),
        snow,
      )
    : ''
  return group([
    fill(closed(top), color),
    light
      ? fill(closed([first(top), item(top, 1), item(top, 2), item(top, 3), spine, [x - half * 0.3, y]]), light)
      : '',
    cap,
  ])
}

/**
 * Rocky bank or outcrop under a broken line through `points`. Zigzag seams run down from the edge
 * and part the rock into lit and dark planes; the light planes fade with depth.
 */
export function outcrop(
  poster: Poster,
  rng: Random,
  {
    points: ridge,
    bottom = poster.height + 20,
    color,
    light,
    seams = 9,
    roughness = 0.16,
    depth = 220,
  }: {
    points: readonly Point[]
    bottom?: number
    color: string
    light?: string
    seams?: number
    roughness?: number
    depth?: number
  },
) {
  const line = ridge.slice(1).flatMap((p, i) => {
    const part = brokenLine(rng, item(ridge, i), p, { roughness, minLength: 18 })
    return i === 0 ? part : part.slice(1)
  })
  const outline = closed([...line, [last(line)[0], bottom], [first(line)[0], bottom]])
  const [left, right] = [first(line)[0], last(line)[0]]
  const step = (right - left) / seams
  const seam = (px: number) => {
    const top = heightAt(line, px)
    return brokenLine(rng, [px, top - 2], [px + rng.range(-0.5, 0.7) * step, top + depth], {
      roughness: 0.3,
      minLength: 22,
    })
  }
  const planes: string[] = []
  for (let i = 0; i < seams; i += 1) {
    const from = left + step * (i + rng.range(0, 0.25))
    const to = from + step * rng.range(0.35, 0.7)
    const edge = line.filter(([px]) => px > from && px < to)
    planes.push(closed([...seam(from).reverse(), ...edge, ...seam(to)]))
  }
  const top = Math.min(...line.map((p) => p[1]))
  const glaze = poster.vertical(
    top,
    top + depth * 1.1,
    [0, light ?? color],
    [0.45, mix(light ?? color, color, 0.45)],
    [1, color],
  )
  return {
    line,
    svg: group([fill(outline, color), light ? fill(planes.join(''), glaze) : ''], {
      'clip-path': poster.clip(outline),
    }),
  }
}
