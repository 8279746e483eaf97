export type ReservationStatus = 'pending' | 'confirmed' | 'canceled'
export type ReservationAction =
  | 'confirm'
  | 'pay'
  | 'move'
  | 'change_option'
  | 'transfer'
  | 'add_travelers'
  | 'cancel_traveler'
  | 'cancel'

type NextStatus = { ok: true; status: ReservationStatus } | { ok: false; message: string }

const ALREADY_CANCELED = 'Cette réservation est annulée.'
const ALREADY_CONFIRMED = 'Cette réservation est déjà confirmée.'

/** What becomes of a reservation; a canceled one takes no more than a refund, and nothing is confirmed twice. */
export const nextReservationStatus = ({
  status,
  action,
}: {
  status: ReservationStatus
  action: ReservationAction
}): NextStatus => {
  if (action === 'pay') return { ok: true, status }
  if (status === 'canceled') return { ok: false, message: ALREADY_CANCELED }
  if (action === 'cancel') return { ok: true, status: 'canceled' }
  if (action !== 'confirm') return { ok: true, status }
  return status === 'confirmed' ? { ok: false, message: ALREADY_CONFIRMED } : { ok: true, status: 'confirmed' }
}

/** The section of « Mes réservations » that shows a reservation: a trip is to come until its last day is over. */
export const reservationSection = ({
  status,
  departureEnd,
  today,
}: {
  status: ReservationStatus
  departureEnd: string
  today: string
}): 'To come' | 'Passed' | 'Canceled' => {
  if (status === 'canceled') return 'Canceled'
  return departureEnd < today ? 'Passed' : 'To come'
}
