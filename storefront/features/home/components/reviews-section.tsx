import { ArrowRight } from 'lucide'
import Link from 'next/link'
import type { Review, ReviewStatistics } from '@/contract/reviews'
import { frenchSpaces } from '@/domain/text/french-spaces'
import { RatingSummary } from '@/storefront/parts/rating-summary'
import { Avatar } from '@/storefront/ui/avatar'
import { Icon } from '@/storefront/ui/icon'
import { LinkButton } from '@/storefront/ui/link-button'
import { Stars } from '@/storefront/ui/stars'

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

const ReviewCard = ({ review }: { review: Review }) => (
  <article className="review">
    <Stars rating={review.rateOnFive ?? 0} />
    <p className="review__short">{frenchSpaces(review.reviewText)}</p>
    <footer>
      <Avatar name={review.firstName} size={40} />
      <div>
        <b>{review.firstName}</b>
        <br />
        <Link className="mute review__trip" href={`/expeditions/${review.expedition.slug}`} prefetch={false}>
          {review.expedition.name}
        </Link>
      </div>
    </footer>
  </article>
)
