import { isCalendarDay } from '@/domain/days/calendar-day'
import type { ExpeditionType } from '@/domain/catalogue/expedition-type'
import { formatCount } from '@/domain/text/plural'
import { ageOn } from './age-on'

const NBSP = '\u00a0'

/** Of age: whoever has as many years or more counts as this. */
export const ADULT_AGE = 18

/** Whole years on the first day of the departure, 18 for any adult; null until it was told. */
export type TravelerAge = number | null

/** Who may come on a trip; `ageMaxChild` is null but where the parents stay at home. */
export type TripAges = { expeditionType: ExpeditionType; ageMinChild: number | null; ageMaxChild: number | null }

/** `message` names the rule, `wayOut` says to a customer what to do instead. */
export type PartyRefusal = { reason: 'too_young' | 'too_old' | 'no_adult'; message: string; wayOut: string }

/** The age of each traveler by place: by the date of birth where there is one, else what was told of them. */
export const travelerAges = ({
  travelers,
  told,
  birthDates,
  departureStart,
}: {
  travelers: number
  told: readonly TravelerAge[]
  birthDates: ReadonlyArray<string | null | undefined>
  departureStart: string
}): TravelerAge[] =>
  Array.from({ length: travelers }, (_, index) => {
    const birthDate = birthDates[index]
    if (!birthDate || !isCalendarDay(birthDate)) return told[index] ?? null
    return Math.min(ADULT_AGE, Math.max(0, ageOn({ birthDate, day: departureStart })))
  })

/** Whether every age has to be told before an order: where there are children, they decide on the price and on who may come. */
export const needsAges = (type: ExpeditionType): boolean => type !== 'adult'

/** Why a party may not come on a trip, with what to do instead; null when it may, as far as its ages are known. */
export const partyRefusal = ({
  ages,
  trip: { expeditionType, ageMinChild, ageMaxChild },
}: {
  ages: readonly TravelerAge[]
  trip: TripAges
}): PartyRefusal | null => {
  const known = ages.filter((age) => age !== null)
  if (ageMaxChild !== null && known.some((age) => age > ageMaxChild)) {
    const message = `Cette aventure sans les parents se vit jusqu’à ${String(ageMaxChild)}${NBSP}ans, le jour du départ.`
    return { reason: 'too_old', message, wayOut: GROW_UP }
  }
  if (ageMinChild !== null && known.some((age) => age < ageMinChild)) {
    const message = `Cette aventure se vit à partir de ${String(ageMinChild)}${NBSP}ans, le jour du départ.`
    return { reason: 'too_young', message, wayOut: START_YOUNGER }
  }
  const isWithoutAdult = ages.length > 0 && ages.every((age) => age !== null && age < ADULT_AGE)
  return expeditionType !== 'kids' && isWithoutAdult
    ? { reason: 'no_adult', message: NO_ADULT, wayOut: COME_ALONG }
    : null
}

const START_YOUNGER = `Choisis une aventure ouverte à cet âge, ou appelle-nous${NBSP}: on t’en trouve une aux mêmes dates.`
const GROW_UP = `Choisis une aventure en famille ou une expédition, ou appelle-nous${NBSP}: on t’aide à choisir.`
const NO_ADULT = 'Un mineur voyage avec un adulte.'
const COME_ALONG = `Ajoute un voyageur de 18${NBSP}ans ou plus, choisis une aventure «${NBSP}Sans les parents${NBSP}», ou appelle-nous.`

/** Said where an order does not tell the ages that the trip asks for. */
export const AGES_ASKED = `Indique l’âge de chaque voyageur à la première étape${NBSP}: il décide du prix, et de qui peut partir.`

/** The same, where the ages are asked beside. */
export const AGES_ASKED_HERE = `Indique l’âge de chaque voyageur${NBSP}: il décide du prix, et de qui peut partir.`

/** Who comes, in words: « 2 adultes, 1 enfant (9 ans) »; those of whom no age is known are travelers. */
export const partyWords = (ages: readonly TravelerAge[]): string => {
  const children = ages.filter((age) => age !== null && age < ADULT_AGE)
  const adults = ages.filter((age) => age === ADULT_AGE).length
  const unknown = ages.length - adults - children.length
  return [
    adults > 0 && formatCount(adults, 'adulte'),
    children.length > 0 &&
      `${formatCount(children.length, 'enfant')} (${children.map((age) => `${String(age)}${NBSP}ans`).join(', ')})`,
    unknown > 0 && formatCount(unknown, 'voyageur'),
  ]
    .filter(Boolean)
    .join(', ')
}

/** The rule and the way out in one text, for whoever books. */
export const refusalText = ({ message, wayOut }: Pick<PartyRefusal, 'message' | 'wayOut'>): string =>
  `${message} ${wayOut}`
