import type { ReviewPage, ReviewQuery, ReviewStatistics } from '@/contract/reviews'
import { SLUG_PATTERN } from '@/domain/text/slug'
import { ReviewsFilters, type ReviewedExpedition } from '@/storefront/features/reviews/components/reviews-filters'
import { ReviewsList } from '@/storefront/features/reviews/components/reviews-list'
import { ReviewsMethod } from '@/storefront/features/reviews/components/reviews-method'
import { pageMetadata } from '@/storefront/lib/page-metadata'
import { RatingSummary } from '@/storefront/parts/rating-summary'

type ReviewsPageScreenProps = {
  statistics: ReviewStatistics
  page: ReviewPage
  query: ReviewQuery
  expeditions: ReviewedExpedition[]
}

export const ReviewsPageScreen = ({ statistics, page, query, expeditions }: ReviewsPageScreenProps) => (
  <main className="wrap page-foot" id="contenu" tabIndex={-1}>
    <div className="page-head reviews-head">
      <div>
        <h1>Les avis</h1>
        <p className="lead page-head__lead page-head__lead--long">
          Ce que racontent celles et ceux qui en reviennent. Les bons moments, les grosses montées, et ce qu’on aurait
          dû leur dire avant.
        </p>
      </div>
      <RatingSummary statistics={statistics} />
    </div>
    <ReviewsFilters query={query} expeditions={expeditions} />
    <ReviewsList page={page} query={query} />
    <ReviewsMethod />
  </main>
)

type PageSearchParams = Record<string, string | string[] | undefined>

/** What a page's `searchParams` ask of the reviews; what they say wrong is left out, as if it had not been there. */
export const reviewsPageQuery = (params: PageSearchParams): ReviewQuery => {
  const expedition = [params['expedition']].flat()[0]
  const rate = wholeNumber(params['note'])
  const page = wholeNumber(params['page'])
  return {
    ...(expedition !== undefined && expedition.length <= 120 && SLUG_PATTERN.test(expedition) && { expedition }),
    ...(rate !== null && rate >= 1 && rate <= 5 && { rate }),
    ...(page !== null && page >= 2 && { page }),
  }
}

const wholeNumber = (value: string | string[] | undefined): number | null => {
  const first = [value].flat()[0] ?? ''
  return /^\d{1,4}$/.test(first) ? Number(first) : null
}

/** The same whatever the filters: it is one page. */
export const REVIEWS_PAGE_METADATA = pageMetadata({
  path: '/avis',
  title: 'Les avis',
  description:
    'Tous les avis de nos voyageurs, par aventure et par note\u00a0: des avis vérifiés, relus, datés, jamais payés.',
})
