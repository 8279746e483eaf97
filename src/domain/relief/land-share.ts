import { toMercator } from '@/domain/routes/project-route'
import type { ReliefFrame } from './relief-frame'

type Ring = ReadonlyArray<readonly [longitude: number, latitude: number]>

const LINES = 4

/** How much of each cell of a square of `size` by `size` is land, from 0 to 1; `rings` are coasts without lakes. */
export const landShare = ({
  rings,
  frame,
  size,
}: {
  rings: readonly Ring[]
  frame: ReliefFrame
  size: number
}): Float64Array => {
  const share = new Float64Array(size * size)
  const toCells = (point: readonly [number, number]): [number, number] => {
    const [x, y] = toMercator(point)
    return [((x - frame.left) / frame.side) * size, ((y - frame.top) / frame.side) * size]
  }
  for (const ring of rings) {
    const crossings = crossingsOf({ ring: ring.map(toCells), lines: size * LINES })
    for (const [line, xs] of crossings) {
      xs.sort((one, other) => one - other)
      for (let pair = 0; pair + 1 < xs.length; pair += 2) {
        const from = Math.max(0, xs[pair] ?? 0)
        const to = Math.min(size, xs[pair + 1] ?? 0)
        for (let column = Math.floor(from); column < to; column++) {
          const index = Math.floor(line / LINES) * size + column
          share[index] = (share[index] ?? 0) + (Math.min(to, column + 1) - Math.max(from, column)) / LINES
        }
      }
    }
  }
  return share.map((value) => Math.min(1, value))
}

/** Where a ring crosses the middle of each line of the square, by line. */
const crossingsOf = ({ ring, lines }: { ring: Array<[number, number]>; lines: number }) => {
  const crossings = new Map<number, number[]>()
  for (const [index, [x, y]] of ring.entries()) {
    const [fromX, fromY] = ring.at(index - 1) ?? [x, y]
    const [top, bottom] = [Math.min(fromY, y) * LINES - 0.5, Math.max(fromY, y) * LINES - 0.5]
    for (let line = Math.max(0, Math.ceil(top)); line < bottom && line < lines; line++) {
      const at = (line + 0.5) / LINES
      const xs = crossings.get(line) ?? []
      xs.push(fromX + ((at - fromY) / (y - fromY)) * (x - fromX))
      crossings.set(line, xs)
    }
  }
  return crossings
}
