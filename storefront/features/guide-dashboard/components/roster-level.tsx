import { TriangleAlert } from 'lucide'
import type { GuideDeparture, RosterParticipant } from '@/contract/guide-departures'
import { isFarBelow } from '@/domain/level-gaps'
import { Icon } from '@/storefront/ui/icon'

type RosterLevelProps = { departure: GuideDeparture; participant: RosterParticipant; prefix?: string }

/** A traveler's level, marked when it is far below what the trip asks, and whether that was accepted at the order. */
export const RosterLevel = ({ departure, participant, prefix = '' }: RosterLevelProps) => {
  const { level, level_gap_accepted: isAccepted } = participant
  const demand = departure.expedition.level_number
  if (level === null) return null
  const words = <span className="num">{`${prefix}${String(level)}/5`}</span>
  if (!isFarBelow({ level, demand })) return words
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
