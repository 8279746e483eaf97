import { ArrowLeft } from 'lucide'
import type { ReservationDetail } from '@/contract/reservations'
import { CustomerDashboard } from '@/storefront/features/customer-dashboard/components/customer-dashboard'
import { Protected } from '@/storefront/features/protected/components/protected'
import { Icon } from '@/storefront/ui/icon'
import { SiteLink } from '@/storefront/ui/site-link'

/** The reservation is null for a visitor alone, who is sent home with a word. */
export const ReservationDashboardScreen = ({ reservation }: { reservation: ReservationDetail | null }) => (
  <main className="wrap dash-page" id="contenu" tabIndex={-1}>
    <SiteLink className="row small dash-back" href="/my-expeditions">
      <Icon of={ArrowLeft} />
      Mes réservations
    </SiteLink>
    {reservation ? (
      <CustomerDashboard key={reservation.reservation_id} reservation={reservation} />
    ) : (
      <Protected loadingText="Chargement de ta réservation…">{null}</Protected>
    )}
  </main>
)
