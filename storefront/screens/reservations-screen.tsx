import { GuideCalendar } from '@/storefront/features/guide-calendar/components/guide-calendar'
import { ReservationsList, ReservationsTitle } from '@/storefront/features/my-reservations/components/reservations-list'
import { WaitlistSection } from '@/storefront/features/waitlist/components/waitlist-section'
import { Protected } from '@/storefront/features/protected/components/protected'

type ReservationsScreenProps = { googleReviewUrl: string }

export const ReservationsScreen = ({ googleReviewUrl }: ReservationsScreenProps) => (
  <main className="wrap page-foot" id="contenu" tabIndex={-1}>
    <div className="page-head">
      <ReservationsTitle />
    </div>
    <Protected loadingText="Chargement de tes réservations…">
      <GuideCalendar />
      <WaitlistSection />
      <ReservationsList googleReviewUrl={googleReviewUrl} />
    </Protected>
  </main>
)
