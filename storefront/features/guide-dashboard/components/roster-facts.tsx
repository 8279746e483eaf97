import { TriangleAlert } from 'lucide'
import type { GuideDeparture, RosterParticipant } from '@/contract/guide-departures'
import { isDietTold } from '@/domain/travelers/participant-diet'
import { formatPhone } from '@/domain/travelers/phone'
import { tripFit } from '@/domain/catalogue/trip-fit'
import { Icon } from '@/storefront/ui/icon'

type RosterLevelProps = { departure: GuideDeparture; participant: RosterParticipant; prefix?: string }

/** A traveler's level, with what the trip asks when it is more; marked when it is far more, and whether that was accepted at the order. */
export const RosterLevel = ({ departure, participant, prefix = '' }: RosterLevelProps) => {
  const { level, level_gap_accepted: isAccepted } = participant
  const demand = departure.expedition.level_number
  if (level === null) return null
  const words = <span className="num">{`${prefix}${String(level)}/5`}</span>
  const fit = tripFit({ demand, own: level })
  if (fit === 'made-for-you') return words
  if (fit === 'step-above') {
    return (
      <span>
        {words}
        <small className="own-line">{`${String(demand)}/5 demandé, un cran au-dessus`}</small>
      </span>
    )
  }
  return (
    <span className="roster-needs">
      <Icon of={TriangleAlert} />
      <span>
        {words}
        <small className="own-line">
          {`${String(demand)}/5 demandé${isAccepted ? ', accepté à la commande' : ', à voir ensemble'}`}
        </small>
      </span>
    </span>
  )
}

/** Diet, allergies and health in the traveler's words, marked when there is something to know. */
export const Needs = ({ participant }: { participant: RosterParticipant }) => {
  if (!isDietTold(participant.diet)) return participant.diet ?? 'Pas encore dit'
  return (
    <span className="roster-needs">
      <Icon of={TriangleAlert} />
      {participant.diet}
    </span>
  )
}

/** A number to press; nothing while it is unknown. */
export const Phone = ({ number }: { number: string | null }) =>
  number && (
    <a className="roster-phone num" href={`tel:${number}`}>
      {formatPhone(number)}
    </a>
  )

export const EmergencyPhone = ({ participant }: { participant: RosterParticipant }) => (
  <>
    {participant.emergency_name}
    <Phone number={participant.emergency_phone} />
  </>
)
