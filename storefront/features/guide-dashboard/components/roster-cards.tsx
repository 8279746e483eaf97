import { Phone as PhoneIcon } from 'lucide'
import type { GuideDeparture, RosterParticipant } from '@/contract/guide-departures'
import { formatPhone } from '@/domain/travelers/phone'
import { rosterName } from '@/domain/travelers/roster-name'
import { Avatar } from '@/storefront/ui/avatar'
import { Badge } from '@/storefront/ui/badge'
import { GuardianLines } from '@/storefront/parts/guardian-lines'
import { Icon } from '@/storefront/ui/icon'
import { LinkButton } from '@/storefront/ui/link-button'
import { ageAtStart } from '../rules/roster-figures'
import { Needs, Phone, RosterLevel } from './roster-facts'
import { RemindButton } from './remind-button'

type RosterCardsProps = { departure: GuideDeparture; participants: RosterParticipant[] }

/** The roster on a phone: each emergency number is one tap away. */
export const RosterCards = ({ departure, participants }: RosterCardsProps) => (
  <ul className="roster-cards">
    {participants.map((participant) => (
      <Card key={participant.id} departure={departure} participant={participant} />
    ))}
  </ul>
)

const Card = ({ departure, participant }: { departure: GuideDeparture; participant: RosterParticipant }) => {
  const age = ageAtStart({ participant, departure })
  return (
    <li>
      <div className="row">
        <Avatar name={rosterName(participant)} size={44} />
        <p className="roster-cards__who">
          <b>{rosterName(participant)}</b>
          {departure.is_readable && <Phone number={participant.phone} />}
          {age !== null && <small className="num own-line">{`${String(age)}\u00a0ans`}</small>}
          {!participant.is_confirmed && <small className="own-line">Réservation à confirmer</small>}
          {participant.is_unpaid && <small className="own-line">Non réglé</small>}
        </p>
        <Badge tone={participant.completeness === 100 ? 'ok' : 'warn'}>
          {`${String(participant.completeness)}\u00a0%`}
        </Badge>
      </div>
      {departure.is_readable && (
        <p className="small soft roster-cards__needs">
          <span>
            <Needs participant={participant} />
          </span>
          <RosterLevel departure={departure} participant={participant} prefix="Niveau " />
        </p>
      )}
      {participant.emergency_phone && (
        <LinkButton look="line" size="sm" className="num btn--start" href={`tel:${participant.emergency_phone}`}>
          <Icon of={PhoneIcon} />
          {[participant.emergency_name, formatPhone(participant.emergency_phone)].filter(Boolean).join(', ')}
        </LinkButton>
      )}
      {departure.is_readable && <GuardianLines guardian={participant.guardian} />}
      <RemindButton departure={departure} participant={participant} />
    </li>
  )
}
