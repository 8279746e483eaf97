import type { ExpeditionReview } from '@/contract/expeditions'
import { formatMonth } from '@/domain/french-dates'
import { Avatar } from '@/storefront/ui/avatar'
import { Stars } from '@/storefront/ui/stars'
import { MoreReviews } from './more-reviews'

type ExpeditionReviewsProps = { reviews: ExpeditionReview[] }

const FIRST_SHOWN = 4

/** The reviews of an expedition, the first ones in sight and the others behind « Voir les N avis ». */
export const ExpeditionReviews = ({ reviews }: ExpeditionReviewsProps) => {
  if (reviews.length === 0) {
    return <p className="soft">Personne n’a encore donné son avis. Le premier sera peut-être le tien.</p>
  }
  return (
    <MoreReviews count={reviews.length} first={reviews.slice(0, FIRST_SHOWN).map(present)}>
      {reviews.slice(FIRST_SHOWN).map(present)}
    </MoreReviews>
  )
}

const present = (review: ExpeditionReview) => <ReviewCard key={review.id} review={review} />

const ReviewCard = ({ review }: { review: ExpeditionReview }) => (
  <article className="review">
    {review.rateOnFive !== null && <Stars rating={review.rateOnFive} />}
    <p>{review.reviewText}</p>
    <footer>
      <Avatar name={review.firstName} size={40} />
      <div>
        <b className="block">{review.firstName}</b>
        <span className="mute">{presentMonth(review.trip_date ?? review.date)}</span>
      </div>
    </footer>
  </article>
)

const presentMonth = (date: string): string => {
  const [year, month] = date.split('-').map(Number)
  const written = formatMonth({ year: year ?? 0, month: month ?? 0 })
  return written.charAt(0).toUpperCase() + written.slice(1)
}
