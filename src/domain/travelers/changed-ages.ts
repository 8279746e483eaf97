import { paysChildFare } from '@/domain/seats/child-fare'
import { partyRefusal, refusalText, type TravelerAge, type TripAges } from '@/domain/seats/party-ages'

const NBSP = '\u00a0'

/** Said where a date of birth contradicts the age by which a booking was priced. */
export const FARE_CHANGES = `À cet âge le prix n’est plus le même${NBSP}: appelle-nous, on corrige ta réservation avec toi.`

/**
 * What is wrong, place by place, with dates of birth that a booking is given after its order: the party could no longer come, or the
 * price would be another. Who was in breach before, and does not change, is left alone.
 */
export const changedAges = ({
  before,
  after,
  trip,
  childPriceMaxAge,
  paysChild,
}: {
  before: readonly TravelerAge[]
  after: readonly TravelerAge[]
  trip: TripAges
  /** Of the contract; null where everybody pays the same. */
  childPriceMaxAge: number | null
  /** Who pays as a child by the contract. */
  paysChild: readonly boolean[]
}): Map<number, { reason: 'fare' | 'party'; message: string }> => {
  const fare = childPriceMaxAge === null ? null : { maxAge: childPriceMaxAge }
  const changed = after.flatMap((age, index) => (age === before[index] ? [] : [index]))
  const wrong = new Map<number, { reason: 'fare' | 'party'; message: string }>()
  for (const index of changed) {
    if (paysChildFare({ age: after[index] ?? null, fare }) === (paysChild[index] ?? false)) continue
    if (after[index] !== null) wrong.set(index + 1, { reason: 'fare', message: FARE_CHANGES })
  }
  const refusal = partyRefusal({ ages: after, trip })
  const last = changed.at(-1)
  if (refusal && last !== undefined) wrong.set(last + 1, { reason: 'party', message: refusalText(refusal) })
  return wrong
}
