import { ChoicePage } from '@/storefront/features/booking-questions/components/question-page'
import { Protected } from '@/storefront/features/protected/components/protected'

/** What to do after the agency canceled a departure; by a private link without a number. */
export const CancellationChoiceScreen = ({ reservationId }: { reservationId?: number }) => (
  <main className="wrap page-foot" id="contenu" tabIndex={-1}>
    <div className="change-column">
      <div className="page-head">
        <h1>Ton choix après une annulation</h1>
      </div>
      {reservationId === undefined ? (
        <ChoicePage />
      ) : (
        <Protected loadingText="Chargement de tes choix…">
          <ChoicePage reservationId={reservationId} />
        </Protected>
      )}
    </div>
  </main>
)
