import { Check, Clock } from 'lucide'
import { BOOKING_STATE_LABELS, type BookingState } from '@/domain/reservations/booking-state'
import { Badge } from '@/storefront/ui/badge'
import { Icon } from '@/storefront/ui/icon'

/** How far a booking is, as a badge; « Confirmé » of a confirmed one. */
export const BookingBadge = ({ state }: { state: BookingState }) => {
  if (state === 'canceled') return <Badge tone="mute">{BOOKING_STATE_LABELS.canceled}</Badge>
  const isWaiting = state === 'unpaid' || state === 'partly_paid'
  return (
    <Badge tone={isWaiting ? 'warn' : 'ok'}>
      <Icon of={isWaiting ? Clock : Check} />
      {state === 'confirmed' ? 'Confirmé' : BOOKING_STATE_LABELS[state]}
    </Badge>
  )
}
