import { Star } from 'lucide'
import type { ReservationDetail } from '@/contract/reservation-detail'
import { formatShortDate } from '@/domain/days/french-dates'
import { RESERVATION_PATHS } from '@/domain/reservations/reservation-paths'
import { Box } from '@/storefront/ui/box'
import { Icon } from '@/storefront/ui/icon'
import { LinkButton } from '@/storefront/ui/link-button'
import { refundText } from '../rules/refund-text'

/** What to know of a trip that is canceled or over; nothing while it is to come. */
export const EndNote = ({ reservation }: { reservation: ReservationDetail }) => {
  if (reservation.status === 'canceled') {
    return (
      <Box title="Cette réservation est annulée">
        <p className="soft">{refundText(reservation)}</p>
        {reservation.choice?.made === null && (
          <LinkButton
            look="go"
            href={RESERVATION_PATHS.cancellationChoice(reservation.reservation_id)}
            className="box__act"
          >
            Choisir, jusqu’au {formatShortDate(reservation.choice.answer_by)}
          </LinkButton>
        )}
        <LinkButton look="ink" href={`/expeditions/${reservation.expedition.slug}`} className="box__act">
          Voir les autres dates
        </LinkButton>
      </Box>
    )
  }
  if (reservation.reservation_status_front_end !== 'Passed') return null
  return (
    <Box title={'C’était comment\u00a0?'}>
      <p className="soft">Ton avis aide les prochains voyageurs, et ton guide.</p>
      <LinkButton look="go" href={`/my-expeditions/${String(reservation.reservation_id)}/avis`} className="box__act">
        <Icon of={Star} />
        Donner mon avis
      </LinkButton>
    </Box>
  )
}
