import type { CartDetail } from '@/contract/cart-detail'
import type { ChildFare } from '@/domain/seats/child-fare'
import { needsAges, partyRefusal, type TravelerAge, type TripAges } from '@/domain/seats/party-ages'

/** Who comes by age, and what a trip asks and says of it. */
export const presentParty = ({
  ages,
  trip,
  childFare,
}: {
  ages: TravelerAge[]
  trip: TripAges
  childFare: ChildFare | null
}): CartDetail['party'] => {
  const refusal = partyRefusal({ ages, trip })
  return {
    ages,
    needs_ages: needsAges(trip.expeditionType) || childFare !== null,
    child_fare: childFare && { price: childFare.unitCents / 100, max_age: childFare.maxAge },
    refusal: refusal && { reason: refusal.reason, message: refusal.message, way_out: refusal.wayOut },
  }
}
