import type { Hit } from '@/contract/hit'
import type { HomePage } from '@/contract/site'
import { relationId } from '@/domain/text/relation-id'
import { env } from '@/env'
import { listPublishedSelections } from '@/server/features/catalogue/editorial/list-published-selections'
import { presentHomeDraft } from '@/server/features/catalogue/editorial/present-home-draft'
import { readHomePage } from '@/server/features/catalogue/editorial/read-home-page'
import { listFeaturedExpeditions } from '@/server/features/catalogue/expeditions/list-featured-expeditions'
import { countReviews } from '@/server/features/catalogue/reviews/count-reviews'
import { listNewestReviews } from '@/server/features/catalogue/reviews/list-newest-reviews'
import { cached } from '@/server/platform/cache/cached'
import { findHomeDraft } from './find-draft'
import { loadCarbonMethod } from './load-carbon-method'
import { loadOptions } from './load-options'
import { loadSite } from './load-site'

/** Everything the home page shows. */
export const loadHome = async () => {
  const [home, featured] = await Promise.all([
    cached({ key: ['home-page'], tags: ['home'], load: readHomePage }),
    cached({ key: ['featured'], tags: ['home', 'hits'], load: () => listFeaturedExpeditions() }),
  ])
  return around({ home, featured })
}

/** The latest draft of the home page as visitors would see it; null for who may not edit it. */
export const loadHomePreview = async () => {
  const draft = await findHomeDraft()
  if (!draft) return null
  const featured = await listFeaturedExpeditions((draft.featured ?? []).flatMap((one) => relationId(one) ?? []))
  return around({ home: presentHomeDraft(draft), featured })
}

const around = async ({ home, featured }: { home: HomePage; featured: Hit[] }) => {
  const [site, { example }, selections, options, reviews, statistics] = await Promise.all([
    loadSite(),
    loadCarbonMethod(),
    cached({ key: ['selections'], tags: ['home', 'hits'], load: listPublishedSelections }),
    loadOptions(),
    cached({ key: ['reviews-last'], tags: ['reviews', 'hits'], load: listNewestReviews }),
    cached({ key: ['reviews-stat'], tags: ['reviews'], load: countReviews }),
  ])
  const { categories } = options
  const shown = { home, site, featured, selections, options, categories, reviews, statistics }
  return { ...shown, shownTrip: example, siteUrl: env().SITE_URL }
}
