import type { ReviewStatistics } from '@/contract/reviews'
import { formatNumber } from '@/domain/text/price'
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

const RATES = ['5', '4', '3', '2', '1'] as const

const RatingDistribution = ({ statistics }: { statistics: ReviewStatistics }) => (
  <ul className="dist">
    {RATES.map((rate) => {
      const share = statistics.count === 0 ? 0 : Math.round((statistics.distribution[rate] / statistics.count) * 100)
      return (
        <li key={rate}>
          <span>
            {rate}&nbsp;{rate === '1' ? 'étoile' : 'étoiles'}
          </span>
          <i style={{ '--p': `${share}%` }} />
          <span className="mute">{share}&nbsp;%</span>
        </li>
      )
    })}
  </ul>
)
