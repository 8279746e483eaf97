import Link from 'next/link'
import type { Review } from '@/contract/reviews'
import { frenchSpaces } from '@/domain/french-spaces'
import { Avatar } from '@/storefront/ui/avatar'
import { Stars } from '@/storefront/ui/stars'

export const ReviewCard = ({ review }: { review: Review }) => (
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
