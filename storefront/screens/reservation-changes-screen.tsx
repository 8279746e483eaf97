import { ArrowLeft } from 'lucide'
import type { ReservationChanges } from '@/contract/reservation-changes'
import type { ReservationDetail } from '@/contract/reservation-detail'
import { RESERVATION_PATHS } from '@/domain/reservations/reservation-paths'
import { BookingChanges } from '@/storefront/features/booking-changes/components/booking-changes'
import { ChangeLead } from '@/storefront/features/booking-changes/components/change-lead'
import { Protected } from '@/storefront/features/protected/components/protected'
import { Icon } from '@/storefront/ui/icon'
import { Note } from '@/storefront/ui/note'
import { SiteLink } from '@/storefront/ui/site-link'

type Loaded = { reservation: ReservationDetail; changes: ReservationChanges | null }

/** « Changer ou annuler »; null for a visitor alone, who is sent home with a word. Without changes the trip is over, or canceled. */
export const ReservationChangesScreen = ({
  loaded,
  phone,
}: {
  loaded: Loaded | null
  phone: { phone: string; phone_e164: string }
}) => (
  <main className="wrap dash-page" id="contenu" tabIndex={-1}>
    {loaded ? (
      <>
        <SiteLink
          className="row small dash-back"
          href={RESERVATION_PATHS.reservation(loaded.reservation.reservation_id)}
        >
          <Icon of={ArrowLeft} />
          Mon départ
        </SiteLink>
        <h1 className="change-title">Changer ou annuler</h1>
        {loaded.changes ? (
          <BookingChanges
            key={loaded.reservation.reservation_id}
            reservation={loaded.reservation}
            changes={loaded.changes}
            phone={phone}
          />
        ) : (
          <>
            <ChangeLead reservation={loaded.reservation} />
            <Note tone="info">{overText(loaded.reservation)}</Note>
          </>
        )}
      </>
    ) : (
      <Protected loadingText="Chargement de ta réservation…">{null}</Protected>
    )}
  </main>
)

const overText = ({ status }: ReservationDetail): string =>
  status === 'canceled'
    ? 'Cette réservation est annulée\u00a0: il n’y a plus rien à changer.'
    : 'Le voyage a commencé\u00a0: pour changer quoi que ce soit, appelle-nous.'
