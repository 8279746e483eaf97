import { env } from '@/env'
import { listPublishedSelections } from '@/server/features/catalogue/editorial/list-published-selections'
import { readHomePage } from '@/server/features/catalogue/editorial/read-home-page'
import { listFeaturedExpeditions } from '@/server/features/catalogue/expeditions/list-featured-expeditions'
import { countReviews } from '@/server/features/catalogue/reviews/count-reviews'
import { listNewestReviews } from '@/server/features/catalogue/reviews/list-newest-reviews'
import { cached } from '@/server/platform/cache/cached'
import { loadOptions } from './load-options'
import { loadSite } from './load-site'

/** Everything the home page shows. */
export const loadHome = async () => {
  const [home, site, featured, selections, options, reviews, statistics] = await Promise.all([
    cached({ key: ['home-page'], tags: ['home'], load: readHomePage }),
    loadSite(),
    cached({ key: ['featured'], tags: ['hits'], load: listFeaturedExpeditions }),
    cached({ key: ['selections'], tags: ['home', 'hits'], load: listPublishedSelections }),
    loadOptions(),
    cached({ key: ['reviews-last'], tags: ['reviews', 'hits'], load: listNewestReviews }),
    cached({ key: ['reviews-stat'], tags: ['reviews'], load: countReviews }),
  ])
  const { categories } = options
  return { home, site, featured, selections, options, categories, reviews, statistics, siteUrl: env().SITE_URL }
}
