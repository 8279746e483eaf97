import { Check } from 'lucide'
import type { Reservation } from '@/contract/reservations'
import { Badge } from '@/storefront/ui/badge'
import { Icon } from '@/storefront/ui/icon'

/** How far a reservation is. */
export const ReservationBadges = ({ reservation }: { reservation: Reservation }) => {
  const { is_confirmed, reservation_status_front_end: status } = reservation
  const isToCome = status === 'To come'
  return (
    <>
      {isToCome && is_confirmed && (
        <Badge tone="ok">
          <Icon of={Check} />
          Confirmé
        </Badge>
      )}
      {status === 'Canceled' && <Badge tone="mute">Annulée</Badge>}
    </>
  )
}
