import { ArrowLeft, RefreshCw } from 'lucide'
import type { FieldSheet } from '@/contract/guide-field'
import { formatDays } from '@/domain/days/french-dates'
import { formatInstantInFull } from '@/domain/days/french-instants'
import { formatCount } from '@/domain/text/plural'
import { Icon } from '@/storefront/ui/icon'
import { NetworkState } from './network-state'

type FieldBarProps = {
  sheet: FieldSheet | null
  departureId: number
  isOnline: boolean
  readAt: string
  pending: number
}

/** The dark bar: which departure, and whether the network answers; below it, how old the list is and what waits to leave. */
export const FieldBar = ({ sheet, departureId, isOnline, readAt, pending }: FieldBarProps) => (
  <>
    <header className="fld-bar on-dark">
      <div className="wrap fld-bar__in">
        {isOnline && (
          <a
            className="iconbtn iconbtn--bare"
            href={`/my-expeditions/admin/${String(departureId)}`}
            aria-label="Retour au départ"
          >
            <Icon of={ArrowLeft} />
          </a>
        )}
        <p>
          <b>{sheet?.departure.expedition.name ?? 'Sur le terrain'}</b>
          {sheet && (
            <small>{formatDays({ start: sheet.departure.departure_start, end: sheet.departure.departure_end })}</small>
          )}
        </p>
        <NetworkState isOnline={isOnline} />
      </div>
    </header>
    {sheet && (
      <div className="fld-sync" role="region" aria-label="Synchronisation">
        <div className="wrap">
          <Icon of={RefreshCw} />
          <p>
            Liste du {formatInstantInFull(readAt)}.{' '}
            {pending > 0 ? (
              <>
                <b>{formatCount(pending, 'pointage')}</b> {pending > 1 ? 'partiront seuls' : 'partira seul'} au retour
                du réseau.
              </>
            ) : (
              isOnline && 'Tout est à jour.'
            )}
          </p>
        </div>
      </div>
    )}
  </>
)
