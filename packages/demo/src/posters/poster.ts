import { Random } from './core/random'
import { element, type Attributes } from './core/shapes'
import type { Flora } from './flora'
import type { Palette } from './palettes'
import type { AccentName } from './silhouettes/silhouettes'

/** Every scene is drawn 1000 units high, whatever the output size. */
export const HEIGHT = 1000

/** Offset (0 to 1), colour and opacity (1 when left out). */
export type Stop = readonly [number, string, number?]

type LinearGeometry = { x1?: number; y1?: number; x2?: number; y2?: number; units?: 'canvas' }
type RadialGeometry = { cx?: number; cy?: number; r?: number; units?: 'canvas'; transform?: string }

/**
 * Drawing context handed to scenes and layers: canvas size, colours, random streams,
 * shared definitions (gradients, clips) and the human touches asked for.
 * Light always comes from the left; the whole drawing may be mirrored afterwards.
 */
export class Poster {
  readonly seed: string
  readonly width: number
  readonly height = HEIGHT
  readonly colors: Palette
  readonly accents: AccentName[] | undefined
  readonly flora: Flora
  readonly #key: string
  readonly #prefix: string
  #definitions: string[] = []
  #counter = 0

  constructor({
    scene,
    seed,
    aspect,
    colors,
    accents,
    flora,
  }: {
    scene: string
    seed: string
    aspect: number
    colors: Palette
    accents: readonly AccentName[] | undefined
    flora: Flora
  }) {
    this.width = Math.round(HEIGHT * aspect)
    this.colors = colors
    this.flora = flora
    this.accents = accents ? [...accents] : undefined
    this.seed = seed
    this.#key = `${scene}/${seed}`
    this.#prefix = `p${new Random(this.#key).int(1e5, 1e6)}`
  }

  /** Independent stream per label: adding a layer never reshuffles the others. */
  random(label: string) {
    return new Random(this.key(label))
  }

  /** Seed for a noise function. */
  key(label: string) {
    return `${this.#key}/${label}`
  }

  x(fraction: number) {
    return this.width * fraction
  }

  /** Fresh id for an element that others refer to. */
  id() {
    this.#counter += 1
    return `${this.#prefix}-${this.#counter}`
  }

  /** Adds a definition and returns its id. */
  define(build: (id: string) => string) {
    const id = this.id()
    this.#definitions.push(build(id))
    return id
  }

  /** Without `units`, coordinates are fractions of the shape. */
  linear(stops: readonly Stop[], { x1 = 0, y1 = 0, x2 = 0, y2 = 1, units }: LinearGeometry = {}) {
    return this.#gradient('linearGradient', stops, { x1, y1, x2, y2 }, units)
  }

  radial(stops: readonly Stop[], { cx = 0.5, cy = 0.5, r = 0.5, units, transform }: RadialGeometry = {}) {
    return this.#gradient('radialGradient', stops, { cx, cy, r, gradientTransform: transform }, units)
  }

  #gradient(name: string, stops: readonly Stop[], geometry: Attributes, units: 'canvas' | undefined) {
    const content = stops
      .map(([offset, color, opacity = 1]) => element('stop', { offset, 'stop-color': color, 'stop-opacity': opacity }))
      .join('')
    const gradientUnits = units === 'canvas' ? 'userSpaceOnUse' : undefined
    const id = this.define((newId) => element(name, { id: newId, ...geometry, gradientUnits }, content))
    return `url(#${id})`
  }

  /** Vertical gradient between two canvas heights. */
  vertical(y1: number, y2: number, ...stops: Stop[]) {
    return this.linear(stops, { x1: 0, x2: 0, y1, y2, units: 'canvas' })
  }

  clip(d: string) {
    const id = this.define((newId) => element('clipPath', { id: newId }, element('path', { d })))
    return `url(#${id})`
  }

  get definitions() {
    return this.#definitions.join('')
  }
}
