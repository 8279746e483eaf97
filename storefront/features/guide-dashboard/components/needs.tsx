import { TriangleAlert } from 'lucide'
import type { RosterParticipant } from '@/contract/guide-departures'
import { Icon } from '@/storefront/ui/icon'
import { hasNeeds } from '../rules/roster-figures'

/** Diet, allergies and health in the traveler's words, marked when there is something to know. */
export const Needs = ({ participant }: { participant: RosterParticipant }) => {
  if (!hasNeeds(participant)) return participant.diet ?? 'Pas encore dit'
  return (
    <span className="roster-needs">
      <Icon of={TriangleAlert} />
      {participant.diet}
    </span>
  )
}
