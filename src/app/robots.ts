import type { MetadataRoute } from 'next'
import { env } from '@/env'

// The site's address is the server's, known when it runs.
export const dynamic = 'force-dynamic'

const robots = (): MetadataRoute.Robots => ({
  rules: {
    userAgent: '*',
    allow: ['/', '/api/media/'],
    disallow: [
      '/admin',
      '/agenda-guide/',
      '/api/',
      '/apercu/',
      '/auth/',
      '/maison-de-paiement/',
      '/my-expeditions',
      '/mes-favoris',
      '/reservations/',
    ],
  },
  sitemap: `${env().SITE_URL}/sitemap.xml`,
})

export default robots
