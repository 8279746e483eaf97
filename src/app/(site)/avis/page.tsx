import { loadReviews } from '@/server/pages/load-reviews'
import { REVIEWS_PAGE_METADATA } from '@/storefront/screens/reviews-page-metadata'
import { ReviewsPageScreen } from '@/storefront/screens/reviews-page-screen'

export const metadata = REVIEWS_PAGE_METADATA

const ReviewsPage = async () => <ReviewsPageScreen {...await loadReviews()} />

export default ReviewsPage
