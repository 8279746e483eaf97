import type { MetadataRoute } from 'next'

/** What a phone shows of the site on its home screen. */
const manifest = (): MetadataRoute.Manifest => ({
  name: 'Lagopède',
  short_name: 'Lagopède',
  lang: 'fr',
  start_url: '/',
  display: 'browser',
  background_color: '#f5f8f5',
  theme_color: '#0b2822',
  icons: [192, 512].map((size) => ({
    src: `/brand/app-icon-${String(size)}.png`,
    sizes: `${String(size)}x${String(size)}`,
    type: 'image/png',
    purpose: 'any' as const,
  })),
})

export default manifest
