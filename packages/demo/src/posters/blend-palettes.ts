import type { Palette, Pair, Triple } from './palettes'

/** A palette made colour by colour from two others; what belongs to people (accent, window) stays. */
export function blendPalettes(
  colors: Palette,
  others: Palette,
  blend: (color: string, other: string) => string,
): Palette {
  const pair = (a: Pair, b: Pair): Pair => [blend(a[0], b[0]), blend(a[1], b[1])]
  const triple = (a: Triple, b: Triple): Triple => [blend(a[0], b[0]), blend(a[1], b[1]), blend(a[2], b[2])]
  const { sky } = colors
  return {
    ...colors,
    sky: [
      blend(sky[0], others.sky[0]),
      blend(sky[1], others.sky[1]),
      blend(sky[2], others.sky[2]),
      blend(sky[3], others.sky[3]),
    ],
    sun: blend(colors.sun, others.sun),
    halo: blend(colors.halo, others.halo),
    cloud: pair(colors.cloud, others.cloud),
    haze: blend(colors.haze, others.haze),
    ridge: triple(colors.ridge, others.ridge),
    rock: pair(colors.rock, others.rock),
    snow: pair(colors.snow, others.snow),
    forest: triple(colors.forest, others.forest),
    leaf: pair(colors.leaf, others.leaf),
    grass: pair(colors.grass, others.grass),
    flower: pair(colors.flower, others.flower),
    earth: pair(colors.earth, others.earth),
    water: pair(colors.water, others.water),
    glint: blend(colors.glint, others.glint),
    ink: blend(colors.ink, others.ink),
  }
}
