import type { WaitlistEntry } from '@/contract/waitlist'
import type { AskedAges } from '@/domain/seats/asked-party'
import type { ExpeditionType } from '@/domain/catalogue/expedition-type'

/** What the trip of a request asks of who comes. */
export const askedOfEntry = ({ expedition, party }: Pick<WaitlistEntry, 'expedition' | 'party'>): AskedAges => ({
  expeditionType: expedition.expedition_type as ExpeditionType,
  ageMinChild: expedition.age_min_child,
  ageMaxChild: expedition.age_max_child,
  needsAges: party.needs_ages,
  childFare: party.child_fare,
})
