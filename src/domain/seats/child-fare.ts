import { ADULT_AGE, type TravelerAge } from './party-ages'

/** What a child pays in cents, up to which age, and how those are called who pay the whole price. */
export type ChildFare = { unitCents: number; maxAge: number; fullLabel: string }

/** The price of children on a trip; null where they pay what everybody pays. A departure that costs less than it is never dearer for them. */
export const childFareOf = ({
  unitCents,
  childPriceCents,
  childPriceMaxAge,
}: {
  unitCents: number
  childPriceCents: number | null
  childPriceMaxAge: number | null
}): ChildFare | null =>
  childPriceCents === null || childPriceMaxAge === null || childPriceCents >= unitCents
    ? null
    : { unitCents: childPriceCents, maxAge: childPriceMaxAge, fullLabel: 'Plein tarif' }

/** Whether a traveler pays the price of children; who has not told their age pays the whole price. */
export const paysChildFare = ({ age, fare }: { age: TravelerAge; fare: Pick<ChildFare, 'maxAge'> | null }): boolean =>
  fare !== null && age !== null && age <= fare.maxAge

/** How the price of children is called: « Enfant (moins de 12 ans) ». */
export const childFareLabel = (maxAge: number): string => `Enfant (moins de ${String(maxAge + 1)}\u00a0ans)`

/** Said where a date of birth makes another price than the age told before: which one, and why; null where the price is the same. */
export const fareChangeWords = ({
  told,
  age,
  fare,
}: {
  told: TravelerAge
  age: TravelerAge
  fare: Pick<ChildFare, 'maxAge'> | null
}): string | null => {
  if (told === null || age === null || paysChildFare({ age: told, fare }) === paysChildFare({ age, fare })) return null
  const years = age >= ADULT_AGE ? `${String(ADULT_AGE)}\u00a0ans ou plus` : `${String(age)}\u00a0ans`
  return `Le prix change\u00a0: ${years} le jour du départ, ${paysChildFare({ age, fare }) ? 'tarif enfant' : 'plein tarif'}.`
}
