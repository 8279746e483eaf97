import { Info, TriangleAlert } from 'lucide'
import type { RosterParticipant } from '@/contract/guide-departures'
import { isDietTold } from '@/domain/travelers/participant-diet'
import { rosterName } from '@/domain/travelers/roster-name'
import { isSevereAllergy } from '@/domain/travelers/severe-allergy'
import { Icon } from '@/storefront/ui/icon'

/** What travelers told of diet and health, what threatens life first and in red. */
export const CareList = ({ participants }: { participants: RosterParticipant[] }) => {
  const told = participants.filter(({ diet }) => isDietTold(diet))
  const sorted = [
    ...told.filter(({ diet }) => isSevereAllergy(diet)),
    ...told.filter(({ diet }) => !isSevereAllergy(diet)),
  ]
  return (
    <section aria-labelledby="a-ne-pas-oublier">
      <h2 id="a-ne-pas-oublier">À ne pas oublier</h2>
      {sorted.length === 0 && <p className="soft">Aucun régime ni souci de santé signalé.</p>}
      <ul className="care">
        {sorted.map((one) => (
          <li key={one.id} className={isSevereAllergy(one.diet) ? 'bad' : undefined}>
            <Icon of={isSevereAllergy(one.diet) ? TriangleAlert : Info} />
            <p>
              <b>
                {rosterName(one)}
                {isSevereAllergy(one.diet) && ', danger vital'}
              </b>
              <br />
              {one.diet}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
