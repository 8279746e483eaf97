import type { GuideDeparture } from '@/contract/guide-departures'
import { isDietTold } from '@/domain/travelers/participant-diet'
import { rosterName } from '@/domain/travelers/roster-name'
import { Box } from '@/storefront/ui/box'
import { sizesToLend } from '../rules/roster-figures'

/** What to prepare: meals and health to mind, gear to lend by size. */
export const NeedsBox = ({ departure }: { departure: GuideDeparture }) => {
  const needs = departure.participants.filter(({ diet }) => isDietTold(diet))
  const sizes = departure.is_readable ? sizesToLend(departure) : []
  return (
    <Box title="À préparer">
      {!departure.is_readable && <p className="soft">La liste s’ouvre avec les informations personnelles.</p>}
      {departure.is_readable && needs.length === 0 && <p className="soft">Aucun régime ni allergie signalés.</p>}
      <ul className="dash-list">
        {needs.map((participant) => (
          <li key={participant.id}>
            <p className="dash-list__text">
              <b>{participant.diet}</b>
              <small>{rosterName(participant)}</small>
            </p>
          </li>
        ))}
        {sizes.map(({ kind, label, text }) => (
          <li key={kind}>
            <p className="dash-list__text">
              <b>{label}</b>
              <small>{text}</small>
            </p>
          </li>
        ))}
      </ul>
    </Box>
  )
}
