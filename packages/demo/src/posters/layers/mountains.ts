import { mix } from '../core/color'
import { first, last, type Range } from '../core/geometry'
import { closed, fill, group } from '../core/shapes'
import type { Poster } from '../poster'
import { bareRock, faceRibs, snowCover, type Rib } from './mountain-ribs'
import { drawSkyline, type Ends, type Summit } from './mountain-skyline'
import { rockTones, type RockTones } from './mountain-tones'

type RangeOptions = {
  id: string
  /** From left to right. */
  summits: readonly Summit[]
  foot: number
  /** Snow covers what stands above; none when left out. */
  snowLine?: number
  roughness?: number
  saddleDepth?: Range
  tones?: RockTones
  haze?: { from: number; strength: number }
  detail?: number
  ends?: Ends
}

/**
 * A faceted alpine range, lit from the left.
 *
 * An arête falls from each summit and a gully from each saddle: between an arête and the next gully
 * lies the shaded face. Jagged ribs then break up both faces, and haze rises from `foot`.
 */
export function mountainRange(poster: Poster, options: RangeOptions) {
  const { id, summits, foot, snowLine = -1, roughness = 0.16, saddleDepth = [0.35, 0.6] } = options
  const { tones = rockTones(poster.colors), haze = { from: 0.35, strength: 0.85 }, detail = 1, ends = {} } = options
  const { width } = poster
  const rng = poster.random(`range/${id}`)
  const top = Math.min(...summits.map((summit) => summit.y))
  const { line, faces } = drawSkyline(rng, { summits, foot, saddleDepth, roughness, detail, width, ends })
  const ribs = faces.flatMap((face) => faceRibs(rng, face, { foot, detail }))

  const floor = foot + 40
  const outline = closed([...line, [last(line)[0], floor], [first(line)[0], floor]])
  const pathOf = (kind: Rib['kind']) =>
    ribs
      .filter((rib) => rib.kind === kind)
      .map((rib) => closed(rib.points))
      .join('')
  const shapes = {
    outline,
    shadows: faces
      .filter((face) => face.shaded)
      .map((face) => closed(face.polygon))
      .join(''),
    shadeOnLit: pathOf('shadeOnLit'),
    deepOnShade: pathOf('deepOnShade'),
    lightOnShade: pathOf('lightOnShade'),
  }
  const parts = [bareSlopes(shapes, tones)]
  if (snowLine > top) {
    const cover = poster.clip(snowCover(rng, { snowLine, top, width }))
    const rock = fill(bareRock(rng, ribs, { snowLine, top }), mix(tones.shade, tones.lit, 0.08))
    parts.push(group([snowySlopes(shapes, tones), rock], { 'clip-path': cover }))
  }
  const veil = poster.vertical(
    top + (foot - top) * haze.from,
    foot,
    [0, tones.haze, 0],
    [0.6, tones.haze, haze.strength * 0.55],
    [1, tones.haze, haze.strength],
  )
  parts.push(fill(outline, veil))
  return group(parts, { 'clip-path': poster.clip(outline) })
}

type Shapes = Record<'outline' | 'shadows' | Rib['kind'], string>

const bareSlopes = (shapes: Shapes, { lit, shade, deep }: RockTones) =>
  [
    fill(shapes.outline, lit),
    fill(shapes.shadeOnLit, mix(lit, shade, 0.55)),
    fill(shapes.shadows, shade),
    fill(shapes.lightOnShade, mix(shade, lit, 0.26)),
    fill(shapes.deepOnShade, mix(shade, deep, 0.3)),
  ].join('')

const snowySlopes = (shapes: Shapes, { snowLit, snowShade, shade }: RockTones) =>
  [
    fill(shapes.outline, snowLit),
    fill(shapes.shadeOnLit, mix(snowLit, snowShade, 0.62)),
    fill(shapes.shadows, snowShade),
    fill(shapes.lightOnShade, mix(snowShade, snowLit, 0.35)),
    fill(shapes.deepOnShade, mix(snowShade, shade, 0.5)),
  ].join('')
