import type { GuideDeparture, RosterParticipant } from '@/contract/guide-departures'
import { rosterName } from '@/domain/travelers/roster-name'
import { Avatar } from '@/storefront/ui/avatar'
import { GuardianLines } from '@/storefront/parts/guardian-lines'
import { ageAtStart } from '../rules/roster-figures'
import { EmergencyPhone, Phone, Needs, RosterLevel } from './roster-facts'
import { RemindButton } from './remind-button'

type RosterTableProps = { departure: GuideDeparture; participants: RosterParticipant[] }

export const RosterTable = ({ departure, participants }: RosterTableProps) => (
  <div className="roster-scroll">
    <table className="roster">
      <thead>
        <tr>
          <th scope="col">Participant</th>
          {departure.is_readable && (
            <>
              <th scope="col">Santé et régime</th>
              <th scope="col">Âge</th>
              <th scope="col">Niveau</th>
              <th scope="col">En cas d’urgence</th>
            </>
          )}
          <th scope="col">Profil</th>
          <th scope="col">
            <span className="sr-only">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {participants.map((participant) => (
          <Row key={participant.id} departure={departure} participant={participant} />
        ))}
      </tbody>
    </table>
  </div>
)

const Row = ({ departure, participant }: { departure: GuideDeparture; participant: RosterParticipant }) => (
  <tr>
    <th scope="row">
      <span className="row">
        <Avatar name={rosterName(participant)} size={40} />
        <span className="row__text">
          <b>{rosterName(participant)}</b>
          {departure.is_readable && <Phone number={participant.phone} />}
          {!participant.is_confirmed && <small>Réservation à confirmer</small>}
          {participant.is_unpaid && <small>Non réglé</small>}
        </span>
      </span>
    </th>
    {departure.is_readable && (
      <>
        <td>
          <Needs participant={participant} />
        </td>
        <td className="num">{ageAtStart({ participant, departure })}</td>
        <td>
          <RosterLevel departure={departure} participant={participant} />
        </td>
        <td>
          <EmergencyPhone participant={participant} />
          <GuardianLines guardian={participant.guardian} />
        </td>
      </>
    )}
    <td>
      <span className="row num roster-part">
        <i
          className="dash-bar roster-part__bar"
          style={{
            '--part': `${String(participant.completeness)}%`,
            '--tone': participant.completeness === 100 ? 'var(--color-ok)' : 'var(--color-alpenglow-600)',
          }}
        />
        {`${String(participant.completeness)}\u00a0%`}
      </span>
    </td>
    <td>
      <RemindButton departure={departure} participant={participant} />
    </td>
  </tr>
)
