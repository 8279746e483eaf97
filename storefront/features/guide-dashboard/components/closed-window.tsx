import { Lock } from 'lucide'
import type { GuideDeparture } from '@/contract/guide-departures'
import { formatShortDate } from '@/domain/french-dates'
import { Note } from '@/storefront/ui/note'

/** Why nothing personal shows today, and when it does. */
export const ClosedWindow = ({ departure }: { departure: GuideDeparture }) => (
  <Note tone="info" icon={Lock}>
    <p>
      <b>Les informations personnelles sont fermées aujourd’hui.</b> Tu les lis du{' '}
      {formatShortDate(departure.readable_from)} au {formatShortDate(departure.readable_until)}
      {'\u00a0'}: de 60{'\u00a0'}jours avant le départ à 7{'\u00a0'}jours après le retour. Chaque lecture est notée.
    </p>
  </Note>
)
