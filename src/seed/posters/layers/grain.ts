import type { Point } from '../core/geometry'
import { Random } from '../core/random'
import { element, rect, dots } from '../core/shapes'
import type { Poster } from '../poster'

const TILE = 320

/** Paper grain over the whole drawing: one tile of light and dark specks, repeated. */
export function grain(poster: Poster, { opacity = 0.075 } = {}) {
  const rng = new Random(`grain/${poster.seed}`)
  const specks = (count: number) => Array.from({ length: count }, (): Point => [rng.range(0, TILE), rng.range(0, TILE)])
  const id = poster.define((newId) =>
    element(
      'pattern',
      { id: newId, width: TILE, height: TILE, patternUnits: 'userSpaceOnUse' },
      [
        dots(specks(1900), '#fff8e8', 1.5),
        dots(specks(1900), '#1c1420', 1.5),
        dots(specks(150), '#fff8e8', 2.6, { opacity: 0.8 }),
      ].join(''),
    ),
  )
  return rect(0, 0, poster.width, poster.height, `url(#${id})`, { opacity })
}
