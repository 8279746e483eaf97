import type { BookedExpedition } from '@/contract/booked-expedition'
import type { ExpeditionType } from '@/domain/catalogue/expedition-type'
import type { TripAges } from '@/domain/seats/party-ages'

/** Who may come on a booked trip, as the rule of ages takes it. */
export const tripAges = ({
  expedition_type: type,
  age_min_child: ageMinChild,
  age_max_child: ageMaxChild,
}: Pick<BookedExpedition, 'expedition_type' | 'age_min_child' | 'age_max_child'>): TripAges => ({
  // The column is an enum of these.
  expeditionType: type as ExpeditionType,
  ageMinChild,
  ageMaxChild,
})
