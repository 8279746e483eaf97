import type { Illustration } from './render-all'
import type { Drawing } from './render-poster'

const drawing: Drawing = { scene: 'lake', palette: 'dawn', seed: 'a', accents: ['canoe'] }

// Drawn once, and the first thing that a phone loads: its grain is most of what it weighs.
const compression = { quality: 70, effort: 6 }

/** The home page's picture: wide on large screens, upright on phones. */
export const heroIllustrations: readonly Illustration[] = [
  { ...drawing, name: 'home-hero', format: { aspect: 7 / 3, widths: [768, 1024, 1536, 2048], compression } },
  { ...drawing, name: 'home-hero-portrait', format: { aspect: 4 / 5, widths: [480, 768, 1080], compression } },
]
