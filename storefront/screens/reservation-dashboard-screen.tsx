import { ArrowLeft } from 'lucide'
import type { ReservationDetail } from '@/contract/reservation-detail'
import type { TrainOperator } from '@/domain/places/train-operators'
import { CustomerDashboard } from '@/storefront/features/customer-dashboard/components/customer-dashboard'
import { Protected } from '@/storefront/features/protected/components/protected'
import { Icon } from '@/storefront/ui/icon'
import { SiteLink } from '@/storefront/ui/site-link'

type ReservationDashboardScreenProps = {
  /** Null for a visitor alone, who is sent home with a word. */
  reservation: ReservationDetail | null
  operators: readonly TrainOperator[]
}

export const ReservationDashboardScreen = ({ reservation, operators }: ReservationDashboardScreenProps) => (
  <main className="wrap dash-page" id="contenu" tabIndex={-1}>
    <SiteLink className="row small dash-back" href="/my-expeditions">
      <Icon of={ArrowLeft} />
      Mes réservations
    </SiteLink>
    {reservation ? (
      <CustomerDashboard key={reservation.reservation_id} reservation={reservation} operators={operators} />
    ) : (
      <Protected loadingText="Chargement de ta réservation…">{null}</Protected>
    )}
  </main>
)
