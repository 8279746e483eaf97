import { ArrowRight } from 'lucide-react'
import type { Review, ReviewStatistics } from '@/contract/reviews'
import { frenchSpaces } from '@/domain/french-spaces'
import { formatNumber } from '@/domain/price'
import { Icon } from '@/storefront/ui/icon'
import { LinkButton } from '@/storefront/ui/link-button'
import { Stars } from '@/storefront/ui/stars'
import { RatingDistribution } from './rating-distribution'
import { ReviewCard } from './review-card'

type ReviewsSectionProps = { title: string; reviews: Review[]; statistics: ReviewStatistics }

export const ReviewsSection = ({ title, reviews, statistics }: ReviewsSectionProps) => (
  <section className="section" data-alt={'880\u00a0m'} aria-labelledby="titre-avis">
    <div className="wrap">
      <div className="split split--57 mb-10 items-end!">
        <h2 id="titre-avis">{frenchSpaces(title)}</h2>
        {statistics.average !== null && (
          <div className="flex flex-wrap items-end gap-x-12 gap-y-6">
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
      <div className="grid-cards rail-m">
        {reviews.slice(0, 3).map((review) => (
          <ReviewCard key={review.id} review={review} />
        ))}
      </div>
      <LinkButton look="line" className="mt-8" href="/avis">
        Lire tous les avis
        <Icon of={ArrowRight} />
      </LinkButton>
    </div>
  </section>
)
