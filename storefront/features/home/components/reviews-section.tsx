import { ArrowRight } from 'lucide'
import type { Review, ReviewStatistics } from '@/contract/reviews'
import { frenchSpaces } from '@/domain/french-spaces'
import { Icon } from '@/storefront/ui/icon'
import { LinkButton } from '@/storefront/ui/link-button'
import { RatingSummary } from '@/storefront/parts/rating-summary'
import { ReviewCard } from './review-card'

type ReviewsSectionProps = { title: string; reviews: Review[]; statistics: ReviewStatistics }

export const ReviewsSection = ({ title, reviews, statistics }: ReviewsSectionProps) => (
  <section className="section" data-alt={'880\u00a0m'} aria-labelledby="titre-avis">
    <div className="wrap">
      <div className="split split--57 reviews-intro">
        <h2 id="titre-avis">{frenchSpaces(title)}</h2>
        <RatingSummary statistics={statistics} />
      </div>
      <div className="grid-cards rail-m">
        {reviews.slice(0, 3).map((review) => (
          <ReviewCard key={review.id} review={review} />
        ))}
      </div>
      <LinkButton look="line" className="reviews-all" href="/avis">
        Lire tous les avis
        <Icon of={ArrowRight} />
      </LinkButton>
    </div>
  </section>
)
