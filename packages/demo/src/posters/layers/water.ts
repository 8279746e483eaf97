import { mix } from '../core/color'
import { fill, group, lens, rect } from '../core/shapes'
import type { Poster } from '../poster'

/** Water surface from `top` to `bottom`; `backdrop` (id of a group) is mirrored in it. */
export function water(
  poster: Poster,
  {
    top,
    bottom = poster.height,
    backdrop,
    mirror = 0.6,
    far = poster.colors.water[0],
    near = poster.colors.water[1],
    squeeze = 0.86,
  }: {
    top: number
    bottom?: number
    backdrop?: string
    mirror?: number
    far?: string
    near?: string
    squeeze?: number
  },
) {
  const surface = fill(
    `M0 ${top}H${poster.width}V${bottom}H0Z`,
    poster.vertical(top, bottom, [0, far], [0.35, mix(far, near, 0.45)], [1, near]),
  )
  if (!backdrop) return surface
  const clip = poster.clip(`M0 ${top}H${poster.width}V${bottom}H0Z`)
  const flipped = `<use href="#${backdrop}" transform="translate(0 ${top * (1 + squeeze)}) scale(1 ${-squeeze})" opacity="${mirror}"/>`
  const deepen = poster.vertical(top, bottom, [0, near, 0.06], [0.5, near, 0.3], [1, near, 0.8])
  return group([surface, flipped, rect(0, top, poster.width, bottom - top, deepen)], { 'clip-path': clip })
}

/** Ripples: horizontal lenses, larger and sparser towards the viewer. */
export function ripples(
  poster: Poster,
  {
    id = 'ripples',
    top,
    bottom = poster.height,
    count = 90,
    color = poster.colors.glint,
    opacity = 0.35,
    from = 0,
    to = 1,
    size = 1,
  }: {
    id?: string
    top: number
    bottom?: number
    count?: number
    color?: string
    opacity?: number
    from?: number
    to?: number
    size?: number
  },
) {
  const rng = poster.random(id)
  let d = ''
  for (let i = 0; i < count; i += 1) {
    const t = rng.next() ** 1.3
    const y = top + 4 + (bottom - top - 4) * t
    d += lens(poster.x(rng.range(from, to)), y, (14 + 100 * t * rng.range(0.4, 1.3)) * size, (0.7 + 2.4 * t) * size)
  }
  return fill(d, color, { opacity })
}

/** Path of light under the sun or moon. */
export function glitter(
  poster: Poster,
  {
    x,
    top,
    bottom = poster.height,
    width = 60,
    spread = 120,
    count = 70,
    color = poster.colors.sun,
    opacity = 0.8,
  }: {
    x: number
    top: number
    bottom?: number
    width?: number
    spread?: number
    count?: number
    color?: string
    opacity?: number
  },
) {
  const rng = poster.random('glitter')
  let d = ''
  for (let i = 0; i < count; i += 1) {
    const t = i / count
    const y = top + 3 + (bottom - top) * t ** 1.4
    const half = width * 0.4 + spread * t
    d += lens(x + rng.bell() * half * 0.5, y, half * rng.range(0.2, 0.62), 0.9 + 2.6 * t)
  }
  return fill(d, color, { opacity })
}

/** Thin bright line where the water meets the far shore. */
export const shoreline = (poster: Poster, y: number, opacity = 0.5) =>
  rect(0, y - 1.2, poster.width, 3, poster.colors.glint, { opacity })
