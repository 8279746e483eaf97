import { notFound } from 'next/navigation'
import { loadReviews } from '@/server/compose/pages/load-reviews'
import { REVIEWS_PAGE_METADATA, reviewsPageQuery, ReviewsPageScreen } from '@/storefront/screens/reviews-page-screen'

export const metadata = REVIEWS_PAGE_METADATA

type ReviewsPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

// One page for every address: a twin of its own would have the router go back to the top.
const ReviewsPage = async ({ searchParams }: ReviewsPageProps) => {
  const reviews = await loadReviews(reviewsPageQuery(await searchParams))
  if (reviews.page.page > reviews.page.page_count) notFound()
  return <ReviewsPageScreen {...reviews} />
}

export default ReviewsPage
