import type { Metadata } from 'next'

const TITLE = 'Les aventures'
const DESCRIPTION =
  'Toutes nos aventures guidées de 2 à 15\u00a0jours, en France et en Europe\u00a0: choisis par destination, dates, activité, niveau, prix et éco-note.'

/** The same for the catalogue and its twins: whatever the filters, it is one page. */
export const CATALOGUE_METADATA: Metadata = {
  title: TITLE,
  description: DESCRIPTION,
  alternates: { canonical: '/expeditions' },
  openGraph: {
    title: TITLE,
    description: DESCRIPTION,
    url: '/expeditions',
    siteName: 'Lagopède',
    locale: 'fr_FR',
    type: 'website',
    images: '/brand/open-graph.jpg',
  },
}
