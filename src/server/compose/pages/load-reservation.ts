import { createLocalReq, getPayload } from 'payload'
import config from '@payload-config'
import type { ReservationDetail } from '@/contract/reservation-detail'
import { readReservation } from '@/server/features/reservations/read-reservation'
import { readSignedIn } from '@/server/features/sign-in/session/read-signed-in'

type Customer = { first_name: string | null; last_name: string | null; email: string }

export type LoadedReservation =
  | { visitor: true }
  | { visitor: false; reservation: ReservationDetail | null; customer: Customer }

/** The reservation of who is signed in, as their dashboard and documents show it; null when it is not theirs. */
export const loadReservation = async ({
  id,
  headers,
}: {
  id: string
  headers: Headers
}): Promise<LoadedReservation> => {
  const payload = await getPayload({ config })
  const user = await readSignedIn({ payload, headers })
  if (!user) return { visitor: true }
  const req = await createLocalReq({ user }, payload)
  const reservation = /^\d{1,9}$/.test(id) ? await readReservation({ req, userId: user.id, id: Number(id) }) : null
  const { first_name = null, last_name = null, email } = user
  return { visitor: false, reservation, customer: { first_name, last_name, email } }
}
