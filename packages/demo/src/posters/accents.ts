import { mix } from './core/color'
import { group } from './core/shapes'
import type { Poster } from './poster'
import { isSuited, silhouettes, type AccentName, type Place } from './silhouettes/silhouettes'
import type { Tones } from './silhouettes/tones'

type Spot = {
  /** Tells apart the spots of one scene. */
  id?: string
  place: Place | readonly Place[]
  x: number
  y: number
  /** Height of a person there. */
  size: number
  choices: readonly [AccentName, ...AccentName[]]
  flip?: boolean
  tones?: Partial<Tones>
  chance?: number
}

/**
 * Puts a human touch on a spot of the scene.
 *
 * When the caller asked for accents, each goes to the first spot that suits it, in drawing order;
 * otherwise the scene picks one of its own choices.
 */
export function accent(poster: Poster, spot: Spot) {
  const { id = 'accent', x, y, size, choices, flip = false, chance = 1 } = spot
  const rng = poster.random(`accent/${id}`)
  const own = () => (rng.chance(chance) ? rng.pick(choices) : undefined)
  const name = poster.accents ? takeRequested(poster.accents, spot.place) : own()
  if (!name) return ''
  const { draw, scale, reflects } = silhouettes[name]
  const content = draw({ ...defaultTones(poster), ...spot.tones })
  const factor = (size / 100) * scale
  const turned = `scale(${(flip ? -factor : factor).toFixed(3)} ${factor.toFixed(3)})`
  const mirror = reflects ? group(content, { transform: 'scale(1 -.62)', opacity: 0.28 }) : ''
  return group([mirror, content], { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) ${turned}` })
}

function takeRequested(requested: AccentName[], place: Place | readonly Place[]) {
  const places = typeof place === 'string' ? [place] : place
  const index = requested.findIndex((name) => places.some((somewhere) => isSuited(name, somewhere)))
  return index < 0 ? undefined : requested.splice(index, 1)[0]
}

const defaultTones = ({ colors }: Poster): Tones => ({
  ink: colors.ink,
  main: colors.accent[0],
  second: colors.accent[1],
  light: mix(colors.snow[0], colors.cloud[0], 0.4),
  window: colors.window,
})
