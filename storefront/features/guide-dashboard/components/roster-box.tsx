import { useState } from 'react'
import type { GuideDeparture } from '@/contract/guide-departures'
import { Box } from '@/storefront/ui/box'
import { Chip } from '@/storefront/ui/chip'
import { groupWords, lateParticipants } from '../rules/roster-figures'
import { RosterCards } from './roster-cards'
import { RosterTable } from './roster-table'

/** Who comes: a table on a screen, cards on a phone; all of them, or those to remind. */
export const RosterBox = ({ departure }: { departure: GuideDeparture }) => {
  const [isLateOnly, setIsLateOnly] = useState(false)
  const late = lateParticipants(departure.participants)
  const words = groupWords(departure)
  const shown = isLateOnly ? late : departure.participants
  return (
    <Box
      title="Le groupe"
      aside={
        <div className="row row--tight wrapx">
          <Chip pressed={!isLateOnly} onClick={() => setIsLateOnly(false)}>
            Tous ({departure.participants.length})
          </Chip>
          <Chip pressed={isLateOnly} onClick={() => setIsLateOnly(true)}>
            À relancer ({late.length})
          </Chip>
        </div>
      }
    >
      {words !== '' && <p className="soft num">{words}</p>}
      {shown.length === 0 ? (
        <p className="soft">
          {isLateOnly ? 'Personne à relancer\u00a0: tous les profils sont complets.' : 'Personne n’a encore réservé.'}
        </p>
      ) : (
        <>
          <RosterTable departure={departure} participants={shown} />
          <RosterCards departure={departure} participants={shown} />
        </>
      )}
    </Box>
  )
}
