import type { GuideDeparture } from '@/contract/guide-departures'
import { formatDateRange, formatNumericDate } from '@/domain/days/french-dates'
import { SIZE_LABELS } from '@/domain/travelers/participant-sizes'
import { formatPhone } from '@/domain/travelers/phone'
import { rosterName } from '@/domain/travelers/roster-name'
import { GuardianLines } from '@/storefront/parts/guardian-lines'
import { sizesToLend } from '../rules/roster-figures'

type RosterSheetProps = { departure: GuideDeparture; agency: { phone: string } }

/** The departure on paper: all that is needed where there is no network. */
export const RosterSheet = ({ departure, agency }: RosterSheetProps) => {
  if (!departure.is_readable) return null
  const { expedition, participants } = departure
  return (
    <section className="roster-sheet" aria-hidden="true">
      <h1>{expedition.name}</h1>
      <p>
        {formatDateRange({ start: departure.departure_start, end: departure.departure_end })}.{' '}
        {departure.travelers_count} voyageurs.{' '}
        {expedition.meeting_point && `Rendez-vous\u00a0: ${expedition.meeting_point}.`}
      </p>
      <p>
        Secours{'\u00a0'}: 112.{' '}
        {departure.emergency_phone && `Astreinte\u00a0: ${formatPhone(departure.emergency_phone)}. `}
        Agence{'\u00a0'}: {agency.phone}.
      </p>
      <table>
        <thead>
          <tr>
            <th>Participant</th>
            <th>Né(e) le</th>
            <th>Téléphone</th>
            <th>En cas d’urgence</th>
            <th>Santé et régime</th>
            <th>Niv.</th>
            {expedition.sizes_asked.map((kind) => (
              <th key={kind}>{SIZE_LABELS[kind]}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {participants.map((one) => (
            <tr key={one.id}>
              <td>
                <b>{rosterName(one)}</b>
              </td>
              <td>{one.birth_date && formatNumericDate(one.birth_date)}</td>
              <td>{one.phone && formatPhone(one.phone)}</td>
              <td>
                {one.emergency_name}
                {one.emergency_phone && <span>{formatPhone(one.emergency_phone)}</span>}
                {one.guardian && <GuardianLines guardian={one.guardian} />}
              </td>
              <td>{one.diet}</td>
              <td>{one.level}</td>
              {expedition.sizes_asked.map((kind) => (
                <td key={kind}>{one.sizes[kind]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {sizesToLend(departure).map(({ kind, label, text }) => (
        <p key={kind}>
          {label}
          {'\u00a0'}: {text}
        </p>
      ))}
      <p className="roster-sheet__foot">
        Informations personnelles{'\u00a0'}: garde cette fiche sur toi et détruis-la après le retour.
      </p>
    </section>
  )
}
