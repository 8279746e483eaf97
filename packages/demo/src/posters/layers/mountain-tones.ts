import { mix } from '../core/color'
import type { Palette } from '../palettes'

/** Colours of a range: rock and snow, lit and shaded, the deepest folds and what distance fades into. */
export type RockTones = {
  lit: string
  shade: string
  snowLit: string
  snowShade: string
  deep: string
  haze: string
}

export const rockTones = ({ rock, snow, haze, ink }: Palette): RockTones => ({
  lit: rock[0],
  shade: rock[1],
  snowLit: snow[0],
  snowShade: snow[1],
  deep: ink,
  haze,
})

/** Tones faded into `haze` by `distance` (0 near, 1 lost in the haze). */
export const fadeTones = (tones: RockTones, haze: string, distance: number): RockTones => ({
  lit: mix(tones.lit, haze, distance),
  shade: mix(tones.shade, haze, distance),
  snowLit: mix(tones.snowLit, haze, distance),
  snowShade: mix(tones.snowShade, haze, distance),
  deep: mix(tones.deep, haze, distance),
  haze: mix(tones.haze, haze, distance),
})

export const distantTones = (colors: Palette, distance: number) => fadeTones(rockTones(colors), colors.haze, distance)
