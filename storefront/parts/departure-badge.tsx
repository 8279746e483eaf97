import { Check } from 'lucide'
import type { Awaited } from '@/contract/awaited'
import type { Departure } from '@/contract/expeditions'
import { formatAvailability } from '@/domain/catalogue/availability-words'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { awaitedWords } from '@/domain/departures/departure-words'
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
    {departure.awaited && departure.available_count > 0 && <AwaitedBadge awaited={departure.awaited} />}
  </>
)

const AwaitedBadge = ({ awaited }: { awaited: Awaited }) => {
  const { text, decidedOn } = awaitedWords({ awaited, today: calendarDayInParis(new Date()) })
  return (
    <>
      <Badge tone="info">{text}</Badge>
      {decidedOn && <span className="small soft">Décision le {decidedOn}</span>}
    </>
  )
}

const toneOf = (seats: number) => {
  if (seats === 0) return 'mute'
  return seats === 1 ? 'danger' : 'ok'
}
