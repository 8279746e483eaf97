import type { AddedTraveler } from '@/contract/added-travelers'
import type { ReservationChanges } from '@/contract/reservation-changes'
import type { ReservationDetail } from '@/contract/reservation-detail'
import { isFarBelow } from '@/domain/travelers/level-gaps'
import { ADULT_AGE } from '@/domain/seats/party-ages'
import { formatCount } from '@/domain/text/plural'
import { formatPrice } from '@/domain/text/price'
import { differenceText } from './change-words'

/** Somebody who joins a booking, as they are typed; `age` is null until it is told. */
export type TypedTraveler = Omit<AddedTraveler, 'age'> & { age: number | null }

/** Who joins first: an adult, but where the parents stay at home. */
export const blankTraveler = ({ expedition }: ReservationDetail): TypedTraveler => ({
  first_name: '',
  last_name: '',
  age: expedition.expedition_type === 'kids' ? null : ADULT_AGE,
  level: null,
})

/** The ages to choose from for an added traveler: those that the trip accepts, then « Adulte » where adults travel. */
export const agesOffered = ({ expedition }: ReservationDetail): Array<{ value: string; label: string }> => {
  const { age_min_child: least, age_max_child: most } = expedition
  const first = least ?? 0
  const last = Math.min(most ?? ADULT_AGE - 1, ADULT_AGE - 1)
  const children = Array.from({ length: Math.max(0, last - first + 1) }, (_one, index) => {
    const age = first + index
    return { value: String(age), label: age === 0 ? 'Moins d’un an' : formatCount(age, 'an') }
  })
  const adults = most === null ? [{ value: String(ADULT_AGE), label: `Adulte, 18\u00a0ans ou plus` }] : []
  return [...adults, ...children]
}

/** Whether all that is needed was told of those who join. */
export const isWhole = (travelers: readonly TypedTraveler[]): travelers is AddedTraveler[] =>
  travelers.every(({ age }) => age !== null)

/** Whether somebody who joins is so far below the trip that a warning is accepted first. */
export const isAnyFar = ({ travelers, demand }: { travelers: readonly TypedTraveler[]; demand: number }): boolean =>
  travelers.some(({ level }) => level !== null && isFarBelow({ level, demand }))

/** What one more place costs today, or why there is none. */
export const addNote = ({
  refusal,
  available_count: available,
  price,
  child_fare: fare,
}: ReservationChanges['travelers']): string => {
  if (refusal === 'full') return 'Ce départ est complet'
  if (refusal === 'closed') return 'Ce départ n’est plus en vente en ligne'
  if (refusal === 'unpaid') return 'Règle d’abord ce qui aurait dû l’être'
  const child = fare ? `, ${formatPrice(fare.price)} jusqu’à ${formatCount(fare.max_age, 'an')}` : ''
  return `${formatPrice(price)} la place aujourd’hui${child}, ${formatCount(available, 'place possible', 'places possibles')}`
}

/** What the press does, and for how much. */
export const addAction = ({
  count,
  preview,
}: {
  count: number
  preview: { difference: number } | undefined
}): string => {
  const what = `Ajouter ${formatCount(count, 'voyageur')}`
  return preview ? `${what}, ${differenceText(preview.difference)}` : what
}
