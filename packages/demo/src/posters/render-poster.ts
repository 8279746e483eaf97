import { blendPalettes } from './blend-palettes'
import { tint } from './core/color'
import { Random } from './core/random'
import { element, group } from './core/shapes'
import type { Flora } from './flora'
import { isKnownPalette, palettes, type Palette, type PaletteName } from './palettes'
import { HEIGHT, Poster } from './poster'
import { isKnownScene, scenes, type SceneName } from './scenes/scenes'
import type { Scene } from './scenes/scene'
import { isKnownAccent, type AccentName } from './silhouettes/silhouettes'

/** What is drawn, whatever its size. The same values always give the same picture. */
export type Drawing = {
  scene: SceneName
  palette: PaletteName
  seed: string
  /** Human and animal touches: the scene's own when left out, none when empty. */
  accents?: readonly AccentName[] | undefined
  /** Which trees grow there: broadleaves and firs when left out. */
  flora?: Flora | undefined
}

/** Draws a poster of `width` by `height` pixels as an SVG document; an unknown name is refused. */
export function renderPoster({ width, height, ...asked }: Drawing & { width: number; height: number }) {
  const { scene, palette, seed, accents, flora = 'broadleaves' } = knownDrawing(asked)
  const { draw, adapt }: Scene = scenes[scene]
  const shaded = nuance(palettes[palette], `nuance/${scene}/${seed}`)
  const colors = adapt ? adapt(shaded) : shaded
  const poster = new Poster({ scene, seed, aspect: width / height, colors, accents, flora })
  const drawing = draw(poster)
  const isMirrored = poster.random('mirror').chance(0.5)
  const transform = isMirrored ? `translate(${poster.width} 0) scale(-1 1)` : undefined
  const content = group(drawing, { transform })
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width,
      height,
      viewBox: `0 0 ${poster.width} ${HEIGHT}`,
      preserveAspectRatio: 'xMidYMid slice',
    },
    `<defs>${poster.definitions}</defs>${content}`,
  )
}

type Named = Pick<Drawing, 'flora'> & {
  scene: string
  palette: string
  seed: string
  accents?: readonly string[] | undefined
}

/** The drawing that plain names ask for, as the catalogue writes them; an unknown name is refused. */
export function knownDrawing({ scene, palette, seed, accents, flora }: Named): Drawing {
  if (!isKnownScene(scene)) throw new Error(`Unknown scene "${scene}"`)
  if (!isKnownPalette(palette)) throw new Error(`Unknown palette "${palette}"`)
  const stranger = accents?.find((name) => !isKnownAccent(name))
  if (stranger !== undefined) throw new Error(`Unknown accent "${stranger}"`)
  return { scene, palette, seed, accents: accents?.filter(isKnownAccent), flora }
}

/** A slight turn of hue per seed, so that two posters of one palette are not exactly alike. */
function nuance(colors: Palette, seed: string) {
  const rng = new Random(seed)
  const change = { turn: rng.bell() * 7, chroma: rng.range(0.94, 1.06) }
  return blendPalettes(colors, colors, (color) => tint(color, change))
}
