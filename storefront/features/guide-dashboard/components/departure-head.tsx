import { Mountain, Printer } from 'lucide'
import type { GuideDeparture } from '@/contract/guide-departures'
import { formatDateRange } from '@/domain/french-dates'
import { Badge } from '@/storefront/ui/badge'
import { Button } from '@/storefront/ui/button'
import { Icon } from '@/storefront/ui/icon'
import { LinkButton } from '@/storefront/ui/link-button'

export const DepartureHead = ({ departure, onPrint }: { departure: GuideDeparture; onPrint: () => void }) => (
  <header className="row row-b wrapx guide-head">
    <div className="row__text">
      <p className="guide-head__space">
        <Badge tone="info">Espace guide</Badge>
      </p>
      <h1>{departure.expedition.name}</h1>
      <p className="lead page-head__lead">
        {formatDateRange({ start: departure.departure_start, end: departure.departure_end })}
        {departure.expedition.meeting_point && `. Rendez-vous\u00a0: ${departure.expedition.meeting_point}`}
      </p>
    </div>
    {departure.is_readable && (
      <div className="row wrapx guide-head__acts">
        <LinkButton look="line" href={`/my-expeditions/terrain/${String(departure.departure_id)}`}>
          <Icon of={Mountain} />
          Sur le terrain
        </LinkButton>
        <Button look="go" onClick={onPrint}>
          <Icon of={Printer} />
          Fiche de départ
        </Button>
      </div>
    )}
  </header>
)
