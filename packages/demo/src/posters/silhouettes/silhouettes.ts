import { canoe, kayak, kayaks, lugger, paddleboard, rowboat, sailboat } from './boats'
import { cyclists } from './cyclists'
import { dogSled, husky } from './dogs'
import { donkeyTrek } from './donkeys'
import { birds, sheep, waders } from './flocks'
import { horseRider, horses } from './horses'
import { hotTub, lighthouse, menhirs, train, village } from './landmarks'
import { climbers, freerider, skiers } from './mountaineers'
import { hiker, hikers, lookout, meditation } from './people'
import { cabin, camp, chalet, hut, tent, yurt } from './shelters'
import type { Tones } from './tones'
import { chamois, ptarmigan, stag } from './wildlife'

/** Where a scene may put a silhouette. */
export type Place =
  | 'air'
  | 'building'
  | 'camp'
  | 'cape'
  | 'deck'
  | 'land'
  | 'rail'
  | 'road'
  | 'shallow'
  | 'slope'
  | 'snow'
  | 'town'
  | 'water'

type Silhouette = { draw: (tones: Tones) => string; place: readonly Place[]; scale: number; reflects?: boolean }

/** Human and animal touches by name. `scale` evens out what is small or large next to a person. */
const known = {
  hiker: { draw: hiker, place: ['land', 'snow'], scale: 1.1 },
  hikers: { draw: hikers, place: ['land', 'snow'], scale: 1 },
  lookout: { draw: lookout, place: ['land', 'snow'], scale: 1.1 },
  skiers: { draw: skiers, place: ['snow'], scale: 1 },
  freerider: { draw: freerider, place: ['snow'], scale: 1.1 },
  climbers: { draw: climbers, place: ['slope', 'snow'], scale: 1 },
  cyclists: { draw: cyclists, place: ['land', 'road'], scale: 1 },
  meditation: { draw: meditation, place: ['land', 'deck'], scale: 1.25 },
  donkey: { draw: donkeyTrek, place: ['land'], scale: 1 },
  horses: { draw: horses, place: ['land', 'snow'], scale: 0.9 },
  rider: { draw: horseRider, place: ['land', 'snow'], scale: 0.9 },
  husky: { draw: husky, place: ['land', 'snow', 'deck'], scale: 1.5 },
  dogsled: { draw: dogSled, place: ['snow'], scale: 1 },
  chamois: { draw: chamois, place: ['land', 'snow'], scale: 1.1 },
  stag: { draw: stag, place: ['land', 'snow'], scale: 1 },
  ptarmigan: { draw: ptarmigan, place: ['land', 'snow'], scale: 1.1 },
  sheep: { draw: sheep, place: ['land'], scale: 1 },
  birds: { draw: birds, place: ['air'], scale: 1 },
  waders: { draw: waders, place: ['shallow'], scale: 1.1 },
  sailboat: { draw: sailboat, place: ['water'], scale: 0.5, reflects: true },
  lugger: { draw: lugger, place: ['water'], scale: 0.55, reflects: true },
  kayak: { draw: kayak, place: ['water'], scale: 1, reflects: true },
  kayaks: { draw: kayaks, place: ['water'], scale: 0.9, reflects: true },
  canoe: { draw: canoe, place: ['water'], scale: 0.95, reflects: true },
  paddleboard: { draw: paddleboard, place: ['water'], scale: 1, reflects: true },
  rowboat: { draw: rowboat, place: ['water', 'shallow'], scale: 0.9, reflects: true },
  tent: { draw: tent, place: ['land', 'snow', 'camp'], scale: 0.9 },
  camp: { draw: camp, place: ['land', 'camp'], scale: 0.8 },
  hut: { draw: hut, place: ['land', 'snow', 'building'], scale: 0.5 },
  chalet: { draw: chalet, place: ['land', 'snow', 'building'], scale: 0.55 },
  cabin: { draw: cabin, place: ['land', 'snow', 'building'], scale: 0.65 },
  yurt: { draw: yurt, place: ['land', 'snow', 'camp', 'building'], scale: 0.8 },
  village: { draw: village, place: ['town'], scale: 0.42 },
  lighthouse: { draw: lighthouse, place: ['cape'], scale: 0.5 },
  hottub: { draw: hotTub, place: ['land', 'snow', 'deck'], scale: 0.85 },
  train: { draw: train, place: ['rail'], scale: 0.6 },
  menhirs: { draw: menhirs, place: ['land'], scale: 0.9 },
} satisfies Record<string, Silhouette>

export type AccentName = keyof typeof known

export const silhouettes: Record<AccentName, Silhouette> = known

export const isSuited = (name: AccentName, place: Place) => silhouettes[name].place.includes(place)

export const isKnownAccent = (name: string): name is AccentName => Object.hasOwn(silhouettes, name)
