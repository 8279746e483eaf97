/** A rolling ground between -1 and 1 about, the same for the same seed: four layers of gradient noise. */
export const heightNoise = (seed: number) => {
  return (x: number, y: number): number => {
    let sum = 0
    for (let layer = 0; layer < LAYERS; layer++) {
      sum += gradientNoise({ x: x * 2 ** layer, y: y * 2 ** layer, seed: seed + layer * 101 }) * 0.48 ** layer
    }
    return sum * 1.25
  }
}

const LAYERS = 4

const gradientNoise = ({ x, y, seed }: { x: number; y: number; seed: number }): number => {
  const [column, row] = [Math.floor(x), Math.floor(y)]
  const [dx, dy] = [x - column, y - row]
  const corner = (right: number, down: number) => {
    const angle = hash(column + right, row + down, seed) * 2 * Math.PI
    return Math.cos(angle) * (dx - right) + Math.sin(angle) * (dy - down)
  }
  const [u, v] = [ease(dx), ease(dy)]
  return mix(mix(corner(0, 0), corner(1, 0), u), mix(corner(0, 1), corner(1, 1), u), v)
}

const ease = (t: number) => t * t * t * (t * (t * 6 - 15) + 10)
const mix = (from: number, to: number, t: number) => from + (to - from) * t

/** Two whole numbers and a seed to one number from 0 to 1. */
const hash = (x: number, y: number, seed: number): number => {
  let mixed = Math.imul(x, 374_761_393) + Math.imul(y, 668_265_263) + Math.imul(seed, 1_274_126_177)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1_103_515_245)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32
}
