import type { Departure } from '@/contract/expeditions'
import { formatAvailability } from '@/domain/card-departures'
import { Badge } from './badge'

type DepartureBadgeProps = { departure: Pick<Departure, 'available_count'> & { status: string } }

/** The places left of a departure, and whether it is sure to leave. */
export const DepartureBadge = ({ departure }: DepartureBadgeProps) => (
  <>
    <Badge tone={toneOf(departure.available_count)}>{formatAvailability(departure.available_count)}</Badge>
    {departure.status === 'confirmed' && <Badge tone="info">Départ confirmé</Badge>}
  </>
)

const toneOf = (seats: number) => {
  if (seats === 0) return 'mute'
  return seats === 1 ? 'danger' : 'ok'
}
