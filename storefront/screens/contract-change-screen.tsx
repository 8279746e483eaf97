import { ChangePage } from '@/storefront/features/booking-questions/components/question-page'
import { Protected } from '@/storefront/features/protected/components/protected'

/** What the agency asks to change of a contract, and one's answer; by a private link without a number. */
export const ContractChangeScreen = ({ reservationId }: { reservationId?: number }) => (
  <main className="wrap page-foot" id="contenu" tabIndex={-1}>
    <div className="change-column">
      <div className="page-head">
        <h1>Ton contrat change</h1>
      </div>
      {reservationId === undefined ? (
        <ChangePage />
      ) : (
        <Protected loadingText="Chargement de la modification…">
          <ChangePage reservationId={reservationId} />
        </Protected>
      )}
    </div>
  </main>
)
