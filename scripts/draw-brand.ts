import path from 'node:path'
import { heroIllustrations } from '@/seed/posters/hero'
import { renderAll } from '@/seed/posters/render-all'

// The home page's pictures are part of the site, not of the catalogue: drawn once and committed.
await renderAll({ illustrations: heroIllustrations, directory: path.resolve('public/brand') })
