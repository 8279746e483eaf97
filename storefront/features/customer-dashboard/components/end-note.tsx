import { CircleX, Star } from 'lucide-react'
import type { ReservationDetail } from '@/contract/reservations'
import { formatPrice } from '@/domain/price'
import { Box } from '@/storefront/ui/box'
import { Icon } from '@/storefront/ui/icon'
import { LinkButton } from '@/storefront/ui/link-button'

/** What to know of a trip that is canceled or over; nothing while it is to come. */
export const EndNote = ({ reservation }: { reservation: ReservationDetail }) => {
  if (reservation.status === 'canceled') {
    return (
      <Box title="Cette réservation est annulée" aside={<Icon of={CircleX} />}>
        <p className="soft">
          {reservation.cancellation_fee
            ? `Frais d’annulation\u00a0: ${formatPrice(reservation.cancellation_fee)}. Le reste de ce que tu as versé te revient par virement.`
            : 'Sans frais\u00a0: ce que tu as versé te revient par virement.'}
        </p>
        <LinkButton look="ink" href={`/expeditions/${reservation.expedition.slug}`} className="justify-self-start">
          Voir les autres dates
        </LinkButton>
      </Box>
    )
  }
  if (reservation.reservation_status_front_end !== 'Passed') return null
  return (
    <Box title={'C’était comment\u00a0?'}>
      <p className="soft">Ton avis aide les prochains voyageurs, et ton guide.</p>
      <LinkButton
        look="go"
        href={`/my-expeditions/${String(reservation.reservation_id)}/avis`}
        className="justify-self-start"
      >
        <Icon of={Star} />
        Donner mon avis
      </LinkButton>
    </Box>
  )
}
