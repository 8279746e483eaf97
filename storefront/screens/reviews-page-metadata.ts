import { pageMetadata } from '@/storefront/lib/page-metadata'

/** The same whatever the filters: it is one page. */
export const REVIEWS_PAGE_METADATA = pageMetadata({
  path: '/avis',
  title: 'Les avis',
  description:
    'Tous les avis de nos voyageurs, par aventure et par note\u00a0: des avis vérifiés, relus, datés, jamais payés.',
})
