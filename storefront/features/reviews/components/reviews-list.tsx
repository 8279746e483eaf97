import Link from 'next/link'
import type { ReviewPage, ReviewQuery } from '@/contract/reviews'
import { REVIEWS_BY_PAGE } from '@/domain/catalogue/review-pages'
import { formatCount } from '@/domain/text/plural'
import { buttonClass } from '@/storefront/ui/button-class'
import { EmptyState } from '@/storefront/ui/empty-state'
import { LinkButton } from '@/storefront/ui/link-button'
import { reviewsAddress } from '../rules/reviews-address'
import { ReviewCard } from './review-card'

type ReviewsListProps = { page: ReviewPage; query: ReviewQuery }

/** The reviews up to the page that the address names, the way to the next ones, and back to those that made room. */
export const ReviewsList = ({ page, query }: ReviewsListProps) => {
  if (page.total === 0) {
    return (
      <EmptyState title="Aucun avis ne correspond" action={<LinkButton href="/avis">Voir tous les avis</LinkButton>}>
        <p>Élargis ta recherche&nbsp;: une autre note, une autre aventure.</p>
      </EmptyState>
    )
  }
  const before = page.page - Math.ceil(page.reviews.length / REVIEWS_BY_PAGE)
  return (
    <>
      <p className="reviews-list__count" role="status">
        <b>{formatCount(page.total, 'avis', 'avis')}</b>, les plus récents d’abord
      </p>
      {before > 0 && (
        <p className="reviews-list__count">
          <Link className="link" href={reviewsAddress({ ...query, page: before })} prefetch={false}>
            Voir les avis plus récents
          </Link>
        </p>
      )}
      <ul className="grid-cards">
        {page.reviews.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} expedition={review.expedition} />
          </li>
        ))}
      </ul>
      {page.page < page.page_count && (
        <div className="reviews-list__foot">
          <p className="soft">
            {formatCount(page.reviews.length, 'avis affiché', 'avis affichés')} sur {page.total}
          </p>
          <Link
            className={buttonClass({ look: 'line' })}
            href={reviewsAddress({ ...query, page: page.page + 1 })}
            scroll={false}
            prefetch={false}
          >
            Voir plus d’avis
          </Link>
        </div>
      )}
    </>
  )
}
