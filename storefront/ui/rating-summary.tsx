import type { ReviewStatistics } from '@/contract/reviews'
import { formatNumber } from '@/domain/price'
import { RatingDistribution } from './rating-distribution'
import { Stars } from './stars'

/** The average of all reviews, how many there are and how they spread; nothing before the first one. */
export const RatingSummary = ({ statistics }: { statistics: ReviewStatistics }) => {
  const { average, count } = statistics
  if (average === null) return null
  return (
    <div className="flex flex-wrap items-end gap-x-10 gap-y-6">
      <p className="score num">{average.toFixed(1).replace('.', ',')}</p>
      <div className="flex-[1_1_16rem]">
        <p className="row mb-2.5">
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
