import { Printer } from 'lucide'
import type { GuideDeparture } from '@/contract/guide-departures'
import { formatDateRange } from '@/domain/french-dates'
import { Badge } from '@/storefront/ui/badge'
import { Button } from '@/storefront/ui/button'
import { Icon } from '@/storefront/ui/icon'

export const DepartureHead = ({ departure, onPrint }: { departure: GuideDeparture; onPrint: () => void }) => (
  <header className="row row-b wrapx guide-head">
    <div className="min-w-0">
      <p className="mb-3">
        <Badge tone="info">Espace guide</Badge>
      </p>
      <h1>{departure.expedition.name}</h1>
      <p className="lead mt-2.5">
        {formatDateRange({ start: departure.departure_start, end: departure.departure_end })}
        {departure.expedition.meeting_point && `. Rendez-vous\u00a0: ${departure.expedition.meeting_point}`}
      </p>
    </div>
    {departure.is_readable && (
      <Button look="go" onClick={onPrint}>
        <Icon of={Printer} />
        Fiche de départ
      </Button>
    )}
  </header>
)
