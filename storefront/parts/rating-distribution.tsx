import type { CSSProperties } from 'react'
import type { ReviewStatistics } from '@/contract/reviews'

const RATES = ['5', '4', '3', '2', '1'] as const

export const RatingDistribution = ({ statistics }: { statistics: ReviewStatistics }) => (
  <ul className="dist">
    {RATES.map((rate) => {
      const share = statistics.count === 0 ? 0 : Math.round((statistics.distribution[rate] / statistics.count) * 100)
      return (
        <li key={rate}>
          <span>
            {rate}&nbsp;{rate === '1' ? 'étoile' : 'étoiles'}
          </span>
          <i style={{ '--p': `${share}%` } as CSSProperties} />
          <span className="mute">{share}&nbsp;%</span>
        </li>
      )
    })}
  </ul>
)
