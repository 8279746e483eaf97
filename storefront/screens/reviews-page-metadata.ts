import type { Metadata } from 'next'

const TITLE = 'Les avis'
const DESCRIPTION =
  'Tous les avis de nos voyageurs, par aventure et par note\u00a0: des avis vérifiés, relus, datés, jamais payés.'

/** The same whatever the filters: it is one page. */
export const REVIEWS_PAGE_METADATA: Metadata = {
  title: TITLE,
  description: DESCRIPTION,
  alternates: { canonical: '/avis' },
  openGraph: {
    title: TITLE,
    description: DESCRIPTION,
    url: '/avis',
    siteName: 'Lagopède',
    locale: 'fr_FR',
    type: 'website',
    images: '/brand/open-graph.jpg',
  },
}
