import { item, lerp, type Point } from './geometry'
import { hash, type Random } from './random'

const TABLE_SIZE = 1024

const fade = (t: number) => t * t * t * (t * (t * 6 - 15) + 10)

/** One-dimensional value noise: x => [-1, 1]. */
export function noise1D(seed: string) {
  const base = hash(seed)
  const table = Array.from({ length: TABLE_SIZE }, (_, i) => hash(`${base}:${i}`) / 0x7fffffff - 1)
  const at = (i: number) => item(table, ((i % TABLE_SIZE) + TABLE_SIZE) % TABLE_SIZE)
  return (x: number) => {
    const cell = Math.floor(x)
    return lerp(at(cell), at(cell + 1), fade(x - cell))
  }
}

/** Sum of octaves of one-dimensional noise, still within [-1, 1]. */
export function fractal1D(seed: string, { octaves = 4, gain = 0.5 } = {}) {
  const noise = noise1D(seed)
  return (x: number) => {
    let sum = 0
    let total = 0
    for (let octave = 0, amplitude = 1; octave < octaves; octave += 1, amplitude *= gain) {
      sum += amplitude * noise(x * 2 ** octave + octave * 37.7)
      total += amplitude
    }
    return sum / total
  }
}

/**
 * Midpoint displacement: a broken line from a to b (both included).
 * Each midpoint moves along the normal by up to `roughness` of its segment.
 */
export function brokenLine(rng: Random, a: Point, b: Point, { roughness = 0.18, minLength = 14 } = {}): Point[] {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1])
  if (length < minLength) return [a, b]
  const t = 0.5 + rng.range(-0.15, 0.15)
  const shift = rng.bell() * roughness
  const middle: Point = [lerp(a[0], b[0], t) - (b[1] - a[1]) * shift, lerp(a[1], b[1], t) + (b[0] - a[0]) * shift]
  const options = { roughness, minLength }
  return [...brokenLine(rng, a, middle, options).slice(0, -1), ...brokenLine(rng, middle, b, options)]
}
