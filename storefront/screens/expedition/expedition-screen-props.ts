import type { ReactNode } from 'react'
import type { ExpeditionCarbon } from '@/contract/carbon'
import type { Departure, Expedition, ExpeditionReview, RouteGeoJson } from '@/contract/expeditions'
import type { Hit } from '@/contract/hit'
import type { Message } from '@/contract/messages'
import type { TrackRecord } from '@/domain/catalogue/track-record'
import type { TrainOperator } from '@/domain/places/train-operators'
import type { BookingContact } from '@/storefront/features/departures/components/booking-box'

export type ExpeditionScreenProps = {
  expedition: Expedition
  /** What it emits from Paris; null where the agency has not told how one gets there. */
  carbon: ExpeditionCarbon | null
  departures: Departure[]
  /** What became of its departures within twelve months; null where nothing is known of it. */
  record: TrackRecord | null
  reviews: ExpeditionReview[]
  messages: Message[]
  geojson: RouteGeoJson
  similar: Hit[]
  /** The site's address, without a slash at its end. */
  siteUrl: string
  /** The calendar day in Paris. */
  today: string
  contact: BookingContact
  /** Where train tickets are looked for. */
  operators: readonly TrainOperator[]
  /** A MapLibre style of the agency's own tiles, instead of the base map. */
  mapStyleUrl?: string
  /** The address of the picture of the ground around its route. */
  relief?: string
  /** A still one where nothing can be liked; by default the favourite heart. */
  heart?: ReactNode
  banner?: ReactNode
}
