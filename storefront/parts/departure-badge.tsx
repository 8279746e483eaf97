import { Check } from 'lucide'
import type { Departure } from '@/contract/expeditions'
import { formatAvailability } from '@/domain/card-departures'
import { formatMissing } from '@/domain/departure-words'
import { formatDayMonth } from '@/domain/french-dates'
import { Badge } from '@/storefront/ui/badge'
import { Icon } from '@/storefront/ui/icon'

type DepartureBadgeProps = {
  departure: Pick<Departure, 'available_count'> &
    Partial<Pick<Departure, 'awaited' | 'sales_closed'>> & { status: string }
}

/** The places left of a departure, and whether it is sure to leave, or for how many it waits and until when. */
export const DepartureBadge = ({ departure }: DepartureBadgeProps) => (
  <>
    <Badge tone={toneOf(departure.available_count)}>
      {departure.sales_closed ? 'Ventes closes' : formatAvailability(departure.available_count)}
    </Badge>
    {departure.status === 'confirmed' && (
      <Badge tone="ok">
        <Icon of={Check} />
        Départ confirmé
      </Badge>
    )}
    {departure.awaited && departure.available_count > 0 && (
      <>
        <Badge tone="info">{formatMissing(departure.awaited.missing_count)}</Badge>
        <span className="small soft">Décision le {formatDayMonth(departure.awaited.decision_on)}</span>
      </>
    )}
  </>
)

const toneOf = (seats: number) => {
  if (seats === 0) return 'mute'
  return seats === 1 ? 'danger' : 'ok'
}
