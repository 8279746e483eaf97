import type { Point } from '../core/geometry'
import { Random } from '../core/random'
import { dots, element } from '../core/shapes'

/** Side of the square that repeats, in pixels. */
export const GRAIN_SIDE = 368

/** One square of paper grain, light and dark specks on nothing, for pictures about 1,150 pixels high. */
export function grainTile() {
  const rng = new Random('grain')
  const specks = (count: number) =>
    Array.from({ length: count }, (): Point => [rng.range(0, GRAIN_SIDE), rng.range(0, GRAIN_SIDE)])
  const content = [
    dots(specks(1900), '#fff8e8', 1.7),
    dots(specks(1900), '#1c1420', 1.7),
    dots(specks(150), '#fff8e8', 3, { opacity: 0.8 }),
  ].join('')
  const size = { width: GRAIN_SIDE, height: GRAIN_SIDE }
  const paper = element('g', { opacity: 0.075 }, content)
  return element('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size }, paper)
}
