import type { WaitlistEntry } from '@/contract/waitlist'
import { agesWithTravelers } from '@/domain/seats/asked-party'
import { paysChildFare } from '@/domain/seats/child-fare'
import { askedOfEntry } from './asked-of-entry'

type OfferPrice = { full: number; children: number; childPrice: number; total: number }

/** What so many of a request's travelers pay, in euros: children at their own price where they have one. */
export const offerPrice = ({ entry, travelers }: { entry: WaitlistEntry; travelers: number }): OfferPrice => {
  const { child_fare: fare, ages } = entry.party
  const coming = agesWithTravelers({ ages, count: travelers, asked: askedOfEntry(entry) })
  const childFare = fare && { maxAge: fare.max_age }
  const children = coming.filter((age) => paysChildFare({ age, fare: childFare })).length
  const [full, childPrice] = [travelers - children, fare?.price ?? 0]
  return { full, children, childPrice, total: full * entry.price + children * childPrice }
}
