import { loadReviews } from '@/server/pages/load-reviews'
import { REVIEWS_PAGE_METADATA } from '@/storefront/screens/reviews-page-metadata'
import { reviewsPageQuery } from '@/storefront/screens/reviews-page-query'
import { ReviewsPageScreen } from '@/storefront/screens/reviews-page-screen'

export const metadata = REVIEWS_PAGE_METADATA

type FilteredReviewsPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** What /avis answers with when its address carries filters. */
const FilteredReviewsPage = async ({ searchParams }: FilteredReviewsPageProps) => (
  <ReviewsPageScreen {...await loadReviews(reviewsPageQuery(await searchParams))} />
)

export default FilteredReviewsPage
