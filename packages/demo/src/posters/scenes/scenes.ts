import { archipelago } from './archipelago'
import { aurora } from './aurora'
import { avenue } from './avenue'
import { bivouac } from './bivouac'
import { canyon } from './canyon'
import { cliffs } from './cliffs'
import { cloudsea } from './cloudsea'
import { cove } from './cove'
import { fjord } from './fjord'
import { forest } from './forest'
import { glacier } from './glacier'
import { grove } from './grove'
import { jetty } from './jetty'
import { lake } from './lake'
import { marsh } from './marsh'
import { meadow } from './meadow'
import { moor } from './moor'
import { pass } from './pass'
import { ridges } from './ridges'
import type { Scene } from './scene'
import { skitour } from './skitour'
import { snowfield } from './snowfield'
import { summit } from './summit'
import { valley } from './valley'
import { viaduct } from './viaduct'
import { vineyard } from './vineyard'
import { volcano } from './volcano'
import { waterfall } from './waterfall'

/** Every composition the generator can draw. */
export const scenes = {
  archipelago,
  aurora,
  avenue,
  bivouac,
  canyon,
  cliffs,
  cloudsea,
  cove,
  fjord,
  forest,
  glacier,
  grove,
  jetty,
  lake,
  marsh,
  meadow,
  moor,
  pass,
  ridges,
  skitour,
  snowfield,
  summit,
  valley,
  viaduct,
  vineyard,
  volcano,
  waterfall,
} satisfies Record<string, Scene>

export type SceneName = keyof typeof scenes

export const isKnownScene = (name: string): name is SceneName => Object.hasOwn(scenes, name)
