import {
  Bike,
  Camera,
  Dog,
  Footprints,
  Leaf,
  Mountain,
  MountainSnow,
  Sailboat,
  Snowflake,
  Sparkles,
  Tent,
  TentTree,
  Trees,
  Waves,
  Wind,
  type IconNode,
} from 'lucide'

const GLYPHS: ReadonlyArray<[RegExp, IconNode]> = [
  [/cani|chien|equitation|équitation/i, Dog],
  [/ski|neige|luge|splitboard|biathlon|raquettes/i, Snowflake],
  [/vélo|vtt|gravel/i, Bike],
  [/voile|kitesurf|wingfoil/i, Sailboat],
  [/kayak|canoë|paddle|rafting|packraft|surf|canyoning|apnée/i, Waves],
  [/cascade de glace|bain glacé|froid|wim-hof/i, MountainSnow],
  [/alpinisme|escalade|via ferrata/i, Mountain],
  [/bivouac/i, Tent],
  [/survie/i, TentTree],
  [/astronomie/i, Sparkles],
  [/photographie|faune/i, Camera],
  [/yoga|méditation/i, Wind],
  [/plantes|sylvothérapie/i, Leaf],
  [/accrobranche/i, Trees],
]

/** The drawing beside an activity's name; footprints for all that is walked. */
export const activityGlyph = (activity: string): IconNode =>
  GLYPHS.find(([pattern]) => pattern.test(activity))?.[1] ?? Footprints
