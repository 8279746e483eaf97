import type { Palette } from '../palettes'
import type { Poster } from '../poster'

/** A composition: what it draws, from back to front, and how it bends a palette when it must. */
export type Scene = {
  draw: (poster: Poster) => readonly string[]
  adapt?: (colors: Palette) => Palette
}
