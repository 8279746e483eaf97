import type { Illustration } from './render-all'
import type { Drawing } from './render-poster'

const drawing: Drawing = { scene: 'lake', palette: 'dawn', seed: 'a', accents: ['canoe'] }

/** The home page's picture: wide on large screens, upright on phones. */
export const heroIllustrations: readonly Illustration[] = [
  { ...drawing, name: 'home-hero', format: { aspect: 7 / 3, widths: [768, 1024, 1536, 2048] } },
  { ...drawing, name: 'home-hero-portrait', format: { aspect: 4 / 5, widths: [480, 768, 1080] } },
]
