import type { ReviewPage, ReviewQuery, ReviewStatistics } from '@/contract/reviews'
import { formatNumber } from '@/domain/price'
import { RatingDistribution } from '@/storefront/features/home/components/rating-distribution'
import { ReviewsFilters, type ReviewedExpedition } from '@/storefront/features/reviews/components/reviews-filters'
import { ReviewsList } from '@/storefront/features/reviews/components/reviews-list'
import { ReviewsMethod } from '@/storefront/features/reviews/components/reviews-method'
import { Stars } from '@/storefront/ui/stars'

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
        <p className="lead mt-3.5 max-w-[34em]">
          Ce que racontent celles et ceux qui en reviennent. Les bons moments, les grosses montées, et ce qu’on aurait
          dû leur dire avant.
        </p>
      </div>
      {statistics.average !== null && (
        <div className="flex flex-wrap items-end gap-x-10 gap-y-6">
          <p className="score num">{statistics.average.toFixed(1).replace('.', ',')}</p>
          <div className="flex-[1_1_16rem]">
            <p className="row mb-2.5">
              <Stars rating={Math.round(statistics.average * 10) / 10} />
              <span className="small">
                <b>{formatNumber(statistics.count)}&nbsp;avis</b> de voyageurs
              </span>
            </p>
            <RatingDistribution statistics={statistics} />
          </div>
        </div>
      )}
    </div>
    <ReviewsFilters query={query} expeditions={expeditions} />
    <ReviewsList page={page} query={query} />
    <ReviewsMethod />
  </main>
)
