import type { ExpeditionReview } from '@/contract/expeditions'
import { SiteLink } from '@/storefront/ui/site-link'
import { MoreReviews } from './more-reviews'
import { ReviewCard } from './review-card'

type ExpeditionReviewsProps = { reviews: ExpeditionReview[] }

const FIRST_SHOWN = 4

/** The reviews of an expedition, the first ones in sight and the others behind « Voir les N avis ». */
export const ExpeditionReviews = ({ reviews }: ExpeditionReviewsProps) => {
  if (reviews.length === 0) {
    return <p className="soft">Personne n’a encore donné son avis. Le premier sera peut-être le tien.</p>
  }
  return (
    <>
      <MoreReviews count={reviews.length} first={reviews.slice(0, FIRST_SHOWN).map(present)}>
        {reviews.slice(FIRST_SHOWN).map(present)}
      </MoreReviews>
      <p className="small soft reviews-source">
        Les avis les plus récents d’abord.{' '}
        <SiteLink className="link" href="/avis#controle">
          Comment nous les recueillons et les vérifions
        </SiteLink>
      </p>
    </>
  )
}

const present = (review: ExpeditionReview) => <ReviewCard key={review.id} review={review} />
