import { TriangleAlert } from 'lucide'
import type { RosterParticipant } from '@/contract/guide-departures'
import { Icon } from '@/storefront/ui/icon'
import { isDietTold } from '@/domain/participant-diet'

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
