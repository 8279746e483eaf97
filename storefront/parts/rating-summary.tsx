import type { ReviewStatistics } from '@/contract/reviews'
import { formatNumber } from '@/domain/price'
import { RatingDistribution } from './rating-distribution'
import { Stars } from '@/storefront/ui/stars'

/** The average of all reviews, how many there are and how they spread; nothing before the first one. */
export const RatingSummary = ({ statistics }: { statistics: ReviewStatistics }) => {
  const { average, count } = statistics
  if (average === null) return null
  return (
    <div className="rating-summary">
      <p className="score num">{average.toFixed(1).replace('.', ',')}</p>
      <div className="rating-summary__rates">
        <p className="row rating-summary__stars">
          <Stars rating={Math.round(average * 10) / 10} />
          <span className="small">
            <b>{formatNumber(count)}&nbsp;avis</b> de voyageurs
          </span>
        </p>
        <RatingDistribution statistics={statistics} />
      </div>
    </div>
  )
}
