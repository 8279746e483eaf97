import { pageMetadata } from '@/storefront/lib/page-metadata'

/** The same for the catalogue and its twins: whatever the filters, it is one page. */
export const CATALOGUE_METADATA = pageMetadata({
  path: '/expeditions',
  title: 'Les aventures',
  description:
    'Toutes nos aventures guidées de 2 à 15\u00a0jours, en France et en Europe\u00a0: choisis par destination, dates, activité, niveau, prix et éco-note.',
})
