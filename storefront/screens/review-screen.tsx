import { Protected } from '@/storefront/features/protected/components/protected'
import { TripReview } from '@/storefront/features/review-form/components/trip-review'

export const ReviewScreen = ({ reservationId }: { reservationId: number }) => (
  <main className="wrap page-foot" id="contenu" tabIndex={-1}>
    <div className="page-head">
      <h1>Ton avis</h1>
    </div>
    <Protected loadingText="Chargement de ton voyage…">
      <TripReview reservationId={reservationId} />
    </Protected>
  </main>
)
