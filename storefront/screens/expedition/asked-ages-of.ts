import type { Expedition } from '@/contract/expeditions'
import type { AskedAges } from '@/domain/asked-party'
import { childFareOf } from '@/domain/child-fare'
import { needsAges } from '@/domain/party-ages'

/** What a departure of a trip asks of who comes, at its price in euros. */
export const askedAgesOf = ({ expedition, price }: { expedition: Expedition; price: number }): AskedAges => {
  const { expedition_type: expeditionType, child_price: childPrice, child_price_max_age: childPriceMaxAge } = expedition
  const fare = childFareOf({
    unitCents: Math.round(price * 100),
    childPriceCents: childPrice === null ? null : Math.round(childPrice * 100),
    childPriceMaxAge,
    expeditionType,
  })
  return {
    expeditionType,
    ageMinChild: expedition.age_min_child,
    ageMaxChild: expedition.age_max_child,
    needsAges: needsAges(expeditionType) || fare !== null,
    childFare: fare && { price: fare.unitCents / 100, max_age: fare.maxAge },
  }
}
