import type { Random } from '../core/random'
import { closed } from '../core/shapes'
import type { Flora } from '../flora'
import type { Poster } from '../poster'
import { broadleaf, umbrellaPine } from './broadleaves'
import { conifer } from './trees'

type Spot = { x: number; y: number; height: number; lean: number }
type Tree = { trunk: string; crown: string; light: string }

const NONE: Tree = { trunk: '', crown: '', light: '' }

/** A tree of its land, as path data; none where the land is bare. */
export const treeOf = ({ flora, rng, x, y, height, lean }: Spot & { flora: Flora; rng: Random }): Tree => {
  if (flora === 'bare') return NONE
  if (flora === 'pines') return umbrellaPine(rng, x, y, height, { lean })
  if (flora === 'broadleaves') return broadleaf(rng, x, y, height * 0.8)
  return { ...NONE, crown: closed(conifer(rng, x, y, height * 0.9)) }
}

/** A tree that stands alone in its scene. */
export const loneTree = (poster: Poster, { label, ...spot }: Spot & { label: string }): Tree =>
  treeOf({ flora: poster.flora, rng: poster.random(label), ...spot })
