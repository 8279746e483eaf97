import { Protected } from '@/storefront/features/protected/components/protected'
import { ReservationsEmpty } from '@/storefront/features/account/components/reservations-empty'

export const ReservationsScreen = () => (
  <main className="wrap page-foot" id="contenu" tabIndex={-1}>
    <div className="page-head">
      <h1>Mes réservations</h1>
    </div>
    <Protected loadingText="Chargement de tes réservations…">
      <ReservationsEmpty />
    </Protected>
  </main>
)
