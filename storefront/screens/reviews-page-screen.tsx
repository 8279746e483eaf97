import type { ReviewPage, ReviewQuery, ReviewStatistics } from '@/contract/reviews'
import { ReviewsFilters, type ReviewedExpedition } from '@/storefront/features/reviews/components/reviews-filters'
import { ReviewsList } from '@/storefront/features/reviews/components/reviews-list'
import { ReviewsMethod } from '@/storefront/features/reviews/components/reviews-method'
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
