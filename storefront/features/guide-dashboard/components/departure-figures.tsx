import { Check } from 'lucide'
import type { GuideDeparture } from '@/contract/guide-departures'
import { formatCount } from '@/domain/text/plural'
import { Badge } from '@/storefront/ui/badge'
import { Icon } from '@/storefront/ui/icon'
import { lateParticipants } from '../rules/roster-figures'

/** How full the departure is, how many profiles are complete, in how many days it starts. */
export const DepartureFigures = ({ departure }: { departure: GuideDeparture }) => {
  const { seats_taken: taken, capacity, participants, travelers_count: travelers, days_before: days } = departure
  const complete = participants.length - lateParticipants(participants).length
  return (
    <ul className="guide-figures">
      <Figure label="Remplissage" part={taken} whole={capacity} tone="var(--color-ok)" />
      <Figure
        label="Profils complets"
        part={complete}
        whole={travelers}
        tone={complete === travelers ? 'var(--color-ok)' : 'var(--color-alpenglow-600)'}
      />
      <li>
        <span>{days > 0 ? 'Départ dans' : 'Départ'}</span>
        <b className="num">{daysText(days)}</b>
        <p>
          <Status status={departure.status} />
        </p>
      </li>
    </ul>
  )
}

const Figure = ({ label, part, whole, tone }: { label: string; part: number; whole: number; tone: string }) => (
  <li>
    <span>{label}</span>
    <b className="num">{`${String(part)} / ${String(whole)}`}</b>
    <i
      className="dash-bar"
      style={{ '--part': `${String(whole === 0 ? 0 : Math.round((100 * part) / whole))}%`, '--tone': tone }}
    />
  </li>
)

const daysText = (days: number): string => {
  if (days > 0) return formatCount(days, 'jour')
  return days === 0 ? 'Aujourd’hui' : 'Passé'
}

const Status = ({ status }: { status: GuideDeparture['status'] }) => {
  if (status === 'canceled') return <Badge tone="danger">Annulé</Badge>
  if (status === 'open') return <Badge tone="mute">À confirmer</Badge>
  return (
    <Badge tone="ok">
      <Icon of={Check} />
      Confirmé
    </Badge>
  )
}
