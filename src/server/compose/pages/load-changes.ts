import { createLocalReq, getPayload } from 'payload'
import config from '@payload-config'
import type { ReservationChanges } from '@/contract/reservation-changes'
import type { ReservationDetail } from '@/contract/reservation-detail'
import { readOwnChanges } from '@/server/features/changes/own/read-own-changes'
import { readReservation } from '@/server/features/reservations/read-reservation'
import { readSignedIn } from '@/server/features/sign-in/session/read-signed-in'

export type LoadedChanges =
  | { visitor: true }
  | { visitor: false; reservation: null }
  | { visitor: false; reservation: ReservationDetail; changes: ReservationChanges | null }

/** The reservation of who is signed in, with what may be changed of it alone; null when it is not theirs. */
export const loadChanges = async ({ id, headers }: { id: string; headers: Headers }): Promise<LoadedChanges> => {
  const payload = await getPayload({ config })
  const user = await readSignedIn({ payload, headers })
  if (!user) return { visitor: true }
  const req = await createLocalReq({ user }, payload)
  const asked = { req, userId: user.id, id: Number(id) }
  const reservation = /^\d{1,9}$/.test(id) ? await readReservation(asked) : null
  if (!reservation) return { visitor: false, reservation: null }
  return { visitor: false, reservation, changes: reservation.can_cancel ? await readOwnChanges(asked) : null }
}
