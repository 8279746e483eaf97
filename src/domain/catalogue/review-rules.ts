/** The text of a review, in characters once cleaned. */
export const REVIEW_MIN_LENGTH = 20
export const REVIEW_MAX_LENGTH = 3000

export type ReviewRefusal = 'canceled' | 'not_confirmed' | 'not_over'

type Trip = {
  status: 'pending' | 'confirmed' | 'canceled'
  isDepartureCanceled: boolean
  /** Last calendar day in Paris, as `2027-06-18`. */
  lastDay: string
}

/** Why a reservation gives no review yet, or null when it does: only from the day after a trip that was made. */
export const reviewRefusal = ({ trip, today }: { trip: Trip; today: string }): ReviewRefusal | null => {
  if (trip.status === 'canceled' || trip.isDepartureCanceled) return 'canceled'
  if (trip.status === 'pending') return 'not_confirmed'
  return trip.lastDay < today ? null : 'not_over'
}
