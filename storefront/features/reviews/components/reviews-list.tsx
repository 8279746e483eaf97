import Link from 'next/link'
import type { ReviewPage, ReviewQuery } from '@/contract/reviews'
import { formatCount } from '@/domain/plural'
import { buttonClass } from '@/storefront/ui/button-class'
import { EmptyState } from '@/storefront/ui/empty-state'
import { LinkButton } from '@/storefront/ui/link-button'
import { reviewsAddress } from '../rules/reviews-address'
import { ReviewCard } from './review-card'

type ReviewsListProps = { page: ReviewPage; query: ReviewQuery }

/** Every review up to the page that the address names, and the way to the next ones. */
export const ReviewsList = ({ page, query }: ReviewsListProps) => {
  if (page.total === 0) {
    return (
      <EmptyState title="Aucun avis ne correspond" action={<LinkButton href="/avis">Voir tous les avis</LinkButton>}>
        <p>Élargis ta recherche&nbsp;: une autre note, une autre aventure.</p>
      </EmptyState>
    )
  }
  return (
    <>
      <p className="mb-5" role="status">
        <b>{formatCount(page.total, 'avis', 'avis')}</b>, les plus récents d’abord
      </p>
      <ul className="grid-cards">
        {page.reviews.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} expedition={review.expedition} />
          </li>
        ))}
      </ul>
      {page.reviews.length < page.total && (
        <div className="mt-9 grid justify-items-center gap-3">
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
