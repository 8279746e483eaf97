import { Check, ChevronDown, Clock, HeartPulse, Phone, TriangleAlert, X } from 'lucide'
import type { GuideDeparture, RosterParticipant } from '@/contract/guide-departures'
import type { PresenceCheck } from '@/contract/guide-field'
import { isFarBelow } from '@/domain/travelers/level-gaps'
import { ageOn } from '@/domain/seats/age-on'
import { formatPhone } from '@/domain/travelers/phone'
import { rosterName } from '@/domain/travelers/roster-name'
import { isSevereAllergy } from '@/domain/travelers/severe-allergy'
import { Avatar } from '@/storefront/ui/avatar'
import { Badge } from '@/storefront/ui/badge'
import { GuardianLines } from '@/storefront/parts/guardian-lines'
import { Icon } from '@/storefront/ui/icon'

const STATES = [
  { state: 'here', label: 'Là', icon: Check },
  { state: 'late', label: 'En retard', icon: Clock },
  { state: 'absent', label: 'Ne vient pas', icon: X },
] as const

type TravelerCardProps = {
  departure: GuideDeparture
  participant: RosterParticipant
  state: PresenceCheck['state'] | undefined
  onMark: (state: PresenceCheck['state']) => void
  onOpen: () => void
}

/** A traveler at the meeting point: call, say whether they are there, open what concerns health and whom to tell. */
export const TravelerCard = ({ departure, participant, state, onMark, onOpen }: TravelerCardProps) => {
  const { id, phone, birth_date, level, diet, emergency_name, emergency_phone } = participant
  const name = rosterName(participant)
  const facts = [
    birth_date && `${String(ageOn({ birthDate: birth_date, day: departure.departure_start }))} ans`,
    level !== null && `niveau ${String(level)}/5`,
  ].filter(Boolean)
  return (
    <li className="pax">
      <div className="pax__h">
        <Avatar name={name} size={56} />
        <p>
          <b>{name}</b>
          <small>{facts.join(', ')}</small>
        </p>
        {phone && (
          <a className="callb" href={`tel:${phone}`} aria-label={`Appeler ${name}, ${formatPhone(phone)}`}>
            <Icon of={Phone} />
          </a>
        )}
      </div>
      <p className="flags">
        {isSevereAllergy(diet) && (
          <Badge tone="danger">
            <Icon of={TriangleAlert} />
            Danger vital
          </Badge>
        )}
        <LevelBadge level={level} demand={departure.expedition.level_number} />
        {!participant.is_confirmed && <Badge tone="mute">Réservation à confirmer</Badge>}
        {participant.is_unpaid && <Badge tone="warn">Non réglé</Badge>}
      </p>
      <fieldset className="att">
        <legend className="sr-only">Présence de {name}</legend>
        {STATES.map((one) => (
          <label key={one.state} className={one.state === 'here' ? 'ok' : undefined}>
            <input
              className="sr-only"
              type="radio"
              name={`presence-${String(id)}`}
              checked={state === one.state}
              onChange={() => onMark(one.state)}
            />
            <Icon of={one.icon} />
            {one.label}
          </label>
        ))}
      </fieldset>
      <details onToggle={({ currentTarget }) => currentTarget.open && onOpen()}>
        <summary>
          <Icon of={HeartPulse} />
          Santé et personne à prévenir
          <span className="sr-only">, {name}</span>
          <Icon of={ChevronDown} />
        </summary>
        <div>
          <p>{diet ?? 'Rien n’a été dit de la santé ni du régime.'}</p>
          {emergency_phone ? (
            <a className="btn btn--line" href={`tel:${emergency_phone}`}>
              <Icon of={Phone} />
              <span>
                {emergency_name && `${emergency_name}, `}
                <span className="num">{formatPhone(emergency_phone)}</span>
              </span>
            </a>
          ) : (
            <p className="soft">Personne à prévenir{'\u00a0'}: pas encore dit.</p>
          )}
          <GuardianLines guardian={participant.guardian} />
        </div>
      </details>
    </li>
  )
}

/** What the trip asks, where it is more than the traveler's level. */
const LevelBadge = ({ level, demand }: { level: number | null; demand: number }) =>
  level !== null &&
  level < demand && (
    <Badge tone={isFarBelow({ level, demand }) ? 'warn' : 'mute'}>{`${String(demand)}/5 demandé`}</Badge>
  )
